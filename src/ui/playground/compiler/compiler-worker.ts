import type { Compiler, CompilerRequest, CompilerResponse } from '#shared/playground/compiler.ts';
import { createCompiler } from './create-compiler.ts';

// Entry of the worker. Requests are handled in order, once the declarations are loaded.
let compiler: Promise<Compiler> | undefined;

async function load(url: string): Promise<Compiler> {
  const response = await fetch(url);
  // In English, because one bundle without interface strings serves every language.
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return createCompiler(await response.json());
}

addEventListener('message', async ({ data }: MessageEvent<CompilerRequest>) => {
  if ('declarations' in data) {
    compiler = load(data.declarations);
    // The first caller receives the error.
    compiler.catch(() => {});
    return;
  }
  const { id, method, parameters } = data;
  try {
    const loaded = await compiler;
    const answer = loaded?.[method] as ((...given: unknown[]) => unknown) | undefined;
    postMessage({ id, result: answer?.(...parameters) } satisfies CompilerResponse);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ id, error: message } satisfies CompilerResponse);
  }
});
