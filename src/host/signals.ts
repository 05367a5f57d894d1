/** What the system tells a program: end, hang up, stop, go on. */

export interface SignalHandlers {
  /** Save, restore, end with this exit code. */
  end(code: number): void;
  /** Give the terminal back before the program is stopped. */
  stopping(): void;
  /** The program runs again: take the terminal and draw everything anew. */
  resumed(): void;
  /** A fault of ours. */
  crashed(error: unknown): void;
}

/** By custom 128 and the number of the signal. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Long enough for a stop to take hold where there is a shell to go on from; then the game goes on by itself. */
const ORPHANED = 150;

export interface Signals {
  /** What Ctrl-Z means: stops this program and those it was started with. */
  stop(): void;
  release(): void;
}

/** Listens until released. */
export function listen(handlers: SignalHandlers): Signals {
  const onEnd = (name: keyof typeof ENDINGS) => (): void => handlers.end(ENDINGS[name]);
  const ends = { SIGINT: onEnd('SIGINT'), SIGTERM: onEnd('SIGTERM'), SIGHUP: onEnd('SIGHUP') };
  let orphaned: NodeJS.Timeout | undefined;
  const onStop = (): void => {
    handlers.stopping();
    // Only without a listener does the signal do what it means; the kernel ignores it where no shell could wake us.
    process.off('SIGTSTP', onStop);
    process.kill(process.pid, 'SIGTSTP');
    orphaned = setTimeout(onContinue, ORPHANED);
  };
  const onContinue = (): void => {
    clearTimeout(orphaned);
    // Listening anew would lose a stop that is already on its way to the one who listens.
    if (!process.listeners('SIGTSTP').includes(onStop)) process.on('SIGTSTP', onStop);
    handlers.resumed();
  };
  const onFault = (error: unknown): void => handlers.crashed(error);
  for (const [name, handler] of Object.entries(ends)) process.on(name, handler);
  process.on('SIGTSTP', onStop);
  process.on('SIGCONT', onContinue);
  process.on('uncaughtException', onFault);
  process.on('unhandledRejection', onFault);
  return {
    stop: () => {
      process.kill(0, 'SIGTSTP');
    },
    release: () => {
      clearTimeout(orphaned);
      for (const [name, handler] of Object.entries(ends)) process.off(name, handler);
      process.off('SIGTSTP', onStop);
      process.off('SIGCONT', onContinue);
      process.off('uncaughtException', onFault);
      process.off('unhandledRejection', onFault);
    },
  };
}
