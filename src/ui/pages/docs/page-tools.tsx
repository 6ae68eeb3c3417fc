import { withBaseUrl } from '#shared/base-url.ts';
import type { DocPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import { twinPath } from '#shared/twin-path.ts';
import { markupOf } from '../../anchors/markup-of.ts';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './page-tools.module.css';

/**
 * The related lessons, the differences from the page in the previous version, and tools for assistants: the page as
 * Markdown, and links for questions about it. All are links except one button, which `CodeActions` handles with the
 * address beside it.
 */
export function PageTools({
  path,
  lessons = [],
  changes,
  assistants,
}: Pick<DocPage, 'path' | 'lessons' | 'changes' | 'assistants'>) {
  const items = [
    ...lessons.map(({ href, number }) =>
      markupOf(
        'a',
        { href: withBaseUrl(href, import.meta.env.BASE_URL) },
        fill(STRINGS.docs.tryLesson, { number: String(number) }),
      ),
    ),
    ...(changes
      ? [
          markupOf(
            'a',
            {
              href: withBaseUrl(changes.href, import.meta.env.BASE_URL),
              // Heavy pages that are rarely opened.
              'data-prefetch': 'intent',
            },
            fill(STRINGS.docs.compareWith, { version: changes.from }),
          ),
        ]
      : []),
    markupOf(
      'button',
      { type: 'button', 'data-code-action': 'copy-file' },
      STRINGS.docs.copyMarkdown,
    ),
    markupOf(
      'a',
      { href: withBaseUrl(twinPath(path), import.meta.env.BASE_URL) },
      STRINGS.docs.viewMarkdown,
    ),
    ...assistants.map(({ label, href }) =>
      markupOf('a', { href }, fill(STRINGS.docs.ask, { assistant: label })),
    ),
  ];
  return <RawHtml as="p" className={styles.tools} html={items.join('')} />;
}
