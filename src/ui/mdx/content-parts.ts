import {
  Children,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { HeadingProps } from '#shared/mdx-components.ts';

/** One section of an MDX file, in pieces that the page can place separately. */
export interface ContentPart {
  /** Id of its heading, unique on the page. */
  id: string;
  title: string;
  /** Everything but the samples. */
  words: ReactNode[];
  samples: ReactNode[];
}

/** The sections of an MDX file by the id of their heading. */
export type ContentParts = Readonly<Record<string, ContentPart>>;

/**
 * Splits content at its headings. Content before the first one belongs to no part.
 *
 * @param content output of the compiled content
 * @param components used to recognize headings and samples
 */
export function splitContent(
  content: ReactNode,
  components: { heading: ComponentType<HeadingProps>; samples: readonly unknown[] },
): ContentParts {
  const parts: Record<string, ContentPart> = {};
  let current: ContentPart | undefined;
  for (const node of Children.toArray(childrenOf(content))) {
    const type = isValidElement(node) ? node.type : undefined;
    if (type === components.heading) {
      const { id, label } = (node as ReactElement<HeadingProps>).props;
      current = { id, title: label, words: [], samples: [] };
      parts[id] = current;
    } else if (type !== undefined) {
      current?.[components.samples.includes(type) ? 'samples' : 'words'].push(node);
    }
  }
  return parts;
}

/** Content is a fragment or its only element. */
function childrenOf(content: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(content)) return content;
  return typeof content.type === 'symbol' ? content.props.children : content;
}
