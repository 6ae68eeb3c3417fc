import { readdir, readFile } from 'node:fs/promises';
import type { CompiledMdx } from '#shared/content.ts';
import { sharedHighlighter } from '../code/code-highlighter.ts';
import { compileMdx, type MdxInput } from '../mdx/compile-mdx.ts';

/** The task of compile threads. Each thread has one highlighter. */
export async function createTask(): Promise<(input: MdxInput) => Promise<CompiledMdx>> {
  const highlighter = await sharedHighlighter();
  return (input) => compileMdx(input, { ...diskFiles, highlighter });
}

const diskFiles = {
  readFile: (path: string) => readFile(path).catch(() => undefined),
  listFolder: (path: string) => readdir(path).catch(() => []),
};
