import type { Compiler, CompilerRequest, CompilerResponse } from '#shared/playground/compiler.ts';
import { trustedWorker } from '../primitives/trusted-types.ts';
import { addressOf, loadManifest } from './load-assets.ts';

/** The compiler in its worker, with promises. */
export type CompilerClient = {
  [Method in keyof Compiler]: (
    ...parameters: Parameters<Compiler[Method]>
  ) => Promise<ReturnType<Compiler[Method]>>;
} & {
  /** Terminates the worker; pending requests are never answered. */
  close(): void;
};

let prepared: Promise<CompilerClient> | undefined;

/** Starts a compiler ahead of its use, so that it loads together with the editors. */
export function prepareCompiler(): void {
  prepared ??= connectCompiler();
  // The next use tries again.
  prepared.catch(() => {
    prepared = undefined;
  });
}

/** The prepared compiler, or a new one. */
export function takeCompiler(): Promise<CompilerClient> {
  const taken = prepared ?? connectCompiler();
  prepared = undefined;
  return taken;
}

interface Asked {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

async function connectCompiler(): Promise<CompilerClient> {
  const { compiler, declarations } = await loadManifest();
  const worker = new Worker(trustedWorker(addressOf(compiler)));
  const waiting = new Map<number, Asked>();
  let count = 0;
  let failure: Error | undefined;

  worker.onmessage = ({ data }: MessageEvent<CompilerResponse>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data.result);
    else asked?.reject(new Error(data.error));
  };
  worker.onerror = () => {
    // Further requests are not answered either.
    failure = new Error(STRINGS.playground.noTypescript);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
    worker.terminate();
  };
  const send = (request: CompilerRequest) => worker.postMessage(request);
  send({ declarations: addressOf(declarations) });

  const ask =
    (method: keyof Compiler) =>
    (...parameters: unknown[]) => {
      count += 1;
      if (failure) return Promise.reject(failure);
      return new Promise<unknown>((resolve, reject) => {
        waiting.set(count, { resolve, reject });
        send({ id: count, method, parameters } as CompilerRequest);
      });
    };
  const methods = {
    setFiles: ask('setFiles'),
    findProblems: ask('findProblems'),
    describe: ask('describe'),
    complete: ask('complete'),
    format: ask('format'),
    transpile: ask('transpile'),
  } satisfies Record<keyof Compiler, unknown>;
  return { ...methods, close: () => worker.terminate() } as CompilerClient;
}
