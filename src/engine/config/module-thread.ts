import { Worker } from 'node:worker_threads';

/** What the thread says to its owner. */
export type ThreadMessage =
  /** Asks for code of a module, and what belongs to it. */
  | { kind: 'asks'; id: number; question: unknown }
  | { kind: 'begins' | 'ends'; file: string }
  /** A module has read an environment variable. */
  | { kind: 'reads'; name: string }
  | { kind: 'evaluated'; value: unknown }
  | { kind: 'failed'; message: string; details: { stack?: string; id?: string } };

/** What the owner says to the thread. */
export type OwnerMessage = { evaluate: string } | { id: number; answer: RunnerAnswer };

export type RunnerAnswer = { result: unknown } | { error: unknown };

/** A thread that evaluates modules of a site, one at a time. */
export interface ModuleThread {
  /**
   * @returns the module's default export, copied
   * @throws UnfinishedModuleError, after which the thread is gone; what the module throws
   */
  evaluate(file: string): Promise<unknown>;
  /** Names of the environment variables that its modules have read so far. */
  environment(): string[];
  isAlive(): boolean;
  close(): Promise<void>;
}

/** A module that was still at work when its time was over. */
export class UnfinishedModuleError extends Error {
  override name = 'UnfinishedModuleError';
  constructor(
    /** The one that did not come to its end, which may be imported by the one that was asked for; absolute. */
    readonly file: string,
    /** In seconds. */
    readonly seconds: number,
  ) {
    super(`it did not finish within ${seconds} seconds`);
  }
}

/** More than any data needs, in MB: a module that fills the memory ends its thread and not the process. */
const MAX_MEMORY = 512;

/**
 * @param options.answer fetches code for the module runner in the thread
 * @param options.timeLimit how long one module may go on without a sign of life, in milliseconds
 */
export function startModuleThread(options: {
  answer: (question: unknown) => Promise<RunnerAnswer>;
  timeLimit: number;
}): ModuleThread {
  const { answer, timeLimit } = options;
  const worker = new Worker(new URL('./module-worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
  });
  const say = (message: OwnerMessage) => worker.postMessage(message);
  const environment = new Set<string>();
  let isAlive = true;
  let current: { resolve(value: unknown): void; reject(error: Error): void } | undefined;
  /** Modules that have begun and not ended, the innermost last. */
  let open: string[] = [];
  /** Questions that this side has not answered yet: their time is not the module's. */
  let asked = 0;
  const clock = createAlarm(timeLimit, () => {
    end(new UnfinishedModuleError(open.at(-1) ?? '', timeLimit / 1000));
  });

  const end = (error: Error) => {
    isAlive = false;
    clock.stop();
    current?.reject(error);
    current = undefined;
    void worker.terminate();
  };
  const onMessage = async (message: ThreadMessage) => {
    clock.stop();
    switch (message.kind) {
      case 'asks': {
        asked += 1;
        const answered = await answer(message.question);
        asked -= 1;
        say({ id: message.id, answer: answered });
        break;
      }
      case 'begins':
        open.push(message.file);
        break;
      case 'ends':
        open = open.filter((file) => file !== message.file);
        break;
      case 'reads':
        environment.add(message.name);
        break;
      case 'evaluated':
        current?.resolve(message.value);
        current = undefined;
        break;
      case 'failed':
        current?.reject(Object.assign(new Error(message.message), message.details));
        current = undefined;
        break;
    }
    if (current && asked === 0) clock.start();
  };
  worker.on('message', onMessage);
  // What a module throws behind its own back ends its thread, and `process.exit` does.
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => end(new Error(`it calls process.exit(${code})`)));
  // Nothing but a module that is being read keeps the process alive.
  worker.unref();

  return {
    evaluate(file) {
      open = [];
      return new Promise<unknown>((resolve, reject) => {
        current = { resolve, reject };
        clock.start();
        say({ evaluate: file });
      });
    },
    environment: () => [...environment],
    isAlive: () => isAlive,
    async close() {
      isAlive = false;
      clock.stop();
      await worker.terminate();
    },
  };
}

/** Rings when it was not stopped for a time, in milliseconds. */
function createAlarm(time: number, ring: () => void): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;
  const stop = () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
  return {
    start() {
      stop();
      timer = setTimeout(() => {
        // Where this thread was busy for so long, what has been said meanwhile is heard first.
        turn = setImmediate(ring);
      }, time);
    },
    stop,
  };
}
