import type { CompiledMdx } from '#shared/content.ts';
import { type CompileInput, compileMdx } from '../mdx/compile-mdx.ts';
import { createMdxServices } from '../mdx/mdx-services.ts';

/** The task of compile threads: one highlighter per thread, its grammars loaded once. */
export async function createTask(): Promise<(input: CompileInput) => Promise<CompiledMdx>> {
  const services = await createMdxServices();
  return (input) => compileMdx(input, services);
}
