import pc from 'picocolors';

/** Progress output in the terminal. */
export interface Reporter {
  /** Runs one phase and reports it with its time when it is done. */
  phase<T>(name: string, work: (progress: (text: string) => void) => Promise<T>): Promise<T>;
  /** One line. */
  info(text: string): void;
  /** Text for standard error. */
  error(text: string): void;
}

/** Interval for redrawing the line of a running phase, in milliseconds. */
const REDRAW_INTERVAL_MS = 80;

export function createReporter(options: {
  stdout: { isTTY?: boolean; write(text: string): unknown };
  stderr: { write(text: string): unknown };
  /** Milliseconds from a monotonic clock. */
  clock: () => number;
  /** Only problems and results. */
  quiet?: boolean;
  /** One plain line per phase, even in a terminal: set in CI. */
  plain?: boolean;
}): Reporter {
  const { stdout, stderr, clock, quiet = false, plain = false } = options;
  const live = Boolean(stdout.isTTY) && !plain && !quiet;
  return {
    async phase(name, work) {
      const start = clock();
      let text = '';
      let drawn = Number.NEGATIVE_INFINITY;
      const draw = () => stdout.write(`\r\x1b[2K${pc.cyan('○')} ${name} ${pc.dim(text)}`);
      if (live) draw();
      const result = await work((next) => {
        text = next;
        if (!live || clock() - drawn < REDRAW_INTERVAL_MS) return;
        drawn = clock();
        draw();
      }).catch((error: unknown) => {
        if (live) stdout.write(`\r\x1b[2K${pc.red('✗')} ${name}\n`);
        throw error;
      });
      if (!quiet) {
        const time = pc.dim(formatDuration(clock() - start));
        const detail = text ? ` ${pc.dim(text)}` : '';
        stdout.write(`${live ? '\r\x1b[2K' : ''}${pc.green('✓')} ${name}${detail} ${time}\n`);
      }
      return result;
    },
    info: (text) => {
      if (!quiet) stdout.write(`${text}\n`);
    },
    error: (text) => stderr.write(`${text}\n`),
  };
}

/** `84 ms`, `1.3 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
