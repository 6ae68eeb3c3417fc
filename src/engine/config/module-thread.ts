import { Worker } from 'node:worker_threads';
import { createAlarm } from '../tasks/alarm.ts';

/** Messages from the thread to its owner. */
export type ThreadMessage =
  /** Requests the code of a module and its metadata. */
  | { kind: 'asks'; id: number; question: unknown }
  | { kind: 'begins' | 'ends'; file: string }
  /** Reports that a module has read an environment variable. */
  | { kind: 'reads'; name: string }
  | { kind: 'evaluated'; value: unknown }
  | { kind: 'failed'; message: string; details: { stack?: string; id?: string } };

/** Messages from the owner to the thread. */
export type OwnerMessage = { evaluate: string } | { id: number; answer: RunnerAnswer };

/** The response to a request of the thread's module runner. */
export type RunnerAnswer = { result: unknown } | { error: unknown };

/** A thread that evaluates a site's modules, one at a time. */
export interface ModuleThread {
  /**
   * @returns a copy of the module's default export
   * @throws UnfinishedModuleError, after which the thread is gone, or the module's own error
   */
  evaluate(file: string): Promise<unknown>;
  /** Names of the environment variables that its modules have read so far. */
  environment(): string[];
  isAlive(): boolean;
  close(): Promise<void>;
}

/** A module that did not finish within the time limit. */
export class UnfinishedModuleError extends Error {
  override name = 'UnfinishedModuleError';
  /** Absolute path of the unfinished module, which may be an import of the requested one. */
  readonly file: string;
  readonly seconds: number;

  constructor(file: string, seconds: number) {
    super(`it did not finish within ${seconds} seconds`);
    this.file = file;
    this.seconds = seconds;
  }
}

/** Far more than data needs, in MB: a module that fills the memory ends its thread and not the process. */
const MAX_MEMORY = 512;

/**
 * @param options.answer fetches code for the module runner in the thread
 * @param options.timeLimit maximum time without any activity of a module, in milliseconds
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
  /** Modules that have started but not finished, innermost last. */
  let open: string[] = [];
  /** Requests that this side has not answered yet: their time does not count against the module. */
  let asked = 0;
  const clock = createAlarm(timeLimit, () => {
    end(new UnfinishedModuleError(open.at(-1) ?? '', timeLimit / 1000));
  });

  const settle = () => {
    const settled = current;
    current = undefined;
    worker.unref();
    return settled;
  };
  const end = (error: Error) => {
    isAlive = false;
    clock.stop();
    settle()?.reject(error);
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
        settle()?.resolve(message.value);
        break;
      case 'failed':
        settle()?.reject(Object.assign(new Error(message.message), message.details));
        break;
    }
    if (current && asked === 0) clock.start();
  };
  worker.on('message', onMessage);
  // An uncaught asynchronous error of a module ends its thread, and so does `process.exit`.
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => end(new Error(`it calls process.exit(${code})`)));
  // The process only has to stay alive while a module is being read.
  worker.unref();

  return {
    evaluate(file) {
      open = [];
      return new Promise<unknown>((resolve, reject) => {
        current = { resolve, reject };
        worker.ref();
        // The clock starts with the thread's first message: its own start is not the module's fault, and takes many
        // seconds on a busy machine.
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
