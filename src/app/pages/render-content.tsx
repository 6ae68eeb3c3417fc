import type { ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ContentReference } from '#shared/page-data.ts';
import type { RenderInput } from '#shared/render.ts';
import { type ContentParts, splitContent } from '#ui/mdx/content-parts.ts';
import { createMdxComponents, type MdxComponents } from '#ui/mdx/create-mdx-components.tsx';

type DrawnInput = Pick<RenderInput, 'contents' | 'codeMarks' | 'page'>;

type Content = (props: { components: Partial<MdxComponents> }) => ReactNode;

/** Runs compiled MDX with the fixed set of components and the page's resolved links. */
export async function renderContent(
  input: DrawnInput,
  reference: ContentReference,
): Promise<ReactNode> {
  const { Content, components } = prepareContent(input, reference);
  return <Content components={components} />;
}

/** The sections of compiled MDX, for a page that lays them out itself. */
export function contentParts(input: DrawnInput, reference: ContentReference): ContentParts {
  const { Content, components } = prepareContent(input, reference);
  const { wrapper: _whole, ...inner } = components;
  return splitContent(Content({ components: inner }), {
    heading: components.Heading,
    samples: [components.CodeBlock, components.CodeGroup],
  });
}

function prepareContent(
  { contents, codeMarks, page }: DrawnInput,
  reference: ContentReference,
): { Content: Content; components: MdxComponents } {
  const code = contents[reference.key];
  if (code === undefined) throw new Error(`No compiled content with the key ${reference.key}.`);
  // The code is this project's own compiler output: a function body that takes the JSX runtime.
  const { default: Content } = new Function(code)(jsxRuntime) as { default: Content };
  const components = createMdxComponents({
    links: reference.links,
    names: reference.names,
    marks: codeMarks[reference.key] ?? [],
    path: page.path,
    aliases: page.anchors?.aliases,
  });
  return { Content, components };
}
