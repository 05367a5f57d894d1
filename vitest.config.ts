/** How the tests run: two at a time, with room for the slow ones that drive a real pseudo-terminal. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that waits for a promise nobody keeps is cut off instead of hanging the run.
    teardownTimeout: 10_000,
    allowOnly: false,
    passWithNoTests: false,
    coverage: { provider: 'v8', include: ['src/**'], exclude: ['**/*.test.ts'], reporter: ['text-summary', 'html'] },
  },
});
