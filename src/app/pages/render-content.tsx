import type { ComponentType, ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ContentReference } from '#shared/page-data.ts';
import type { RenderInput } from '#shared/render.ts';
import { createMdxComponents, type MdxComponents } from '#ui/mdx/mdx-components.tsx';

type MdxModule = { default: ComponentType<{ components: MdxComponents }> };

/** Runs compiled MDX with the fixed set of components and the page's resolved links. */
export async function renderContent(
  { contents, codeMarks }: Pick<RenderInput, 'contents' | 'codeMarks'>,
  reference: ContentReference,
): Promise<ReactNode> {
  const code = contents[reference.key];
  if (code === undefined) throw new Error(`No compiled content with the key ${reference.key}.`);
  // The code is our own compiler's output: a function body that takes the JSX runtime.
  const { default: Content } = new Function(code)(jsxRuntime) as MdxModule;
  const components = createMdxComponents({
    links: reference.links,
    marks: codeMarks[reference.key] ?? [],
  });
  return <Content components={components} />;
}
