/**
 * The laws of the suite are asked with the same values on every machine, so that a red run says something about a change.
 * `RUSTKEEP_TEST_SEED=random` lets them roam, another number asks other values; campaigns (`npm run fuzz`) always roam.
 */
import fc from 'fast-check';

const wanted = process.env.RUSTKEEP_TEST_SEED ?? '20261201';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
