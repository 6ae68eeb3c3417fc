import type { CompiledMdx } from '#shared/content.ts';
import { createCodeHighlighter } from '../code/code-highlighter.ts';
import { compileMdx, type MdxInput } from '../mdx/compile-mdx.ts';
import { diskFiles } from '../mdx/disk-files.ts';

/** The task of compile threads. Each thread has one highlighter, which loads each grammar once. */
export async function createTask(): Promise<(input: MdxInput) => Promise<CompiledMdx>> {
  const services = { ...diskFiles, highlighter: await createCodeHighlighter() };
  return (input) => compileMdx(input, services);
}
