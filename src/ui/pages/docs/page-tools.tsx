import { withBaseUrl } from '#shared/base-url.ts';
import type { DocPage } from '#shared/page-data.ts';
import { twinPath } from '#shared/twin-path.ts';
import { markupOf } from '../../anchors/markup-of.ts';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './page-tools.module.css';

/**
 * What differs from the page in the version before, and what to do with the page in a conversation with an
 * assistant: its Markdown, and places to ask about it. All but
 * the button are links; the button is answered by `CodeActions`, which finds the address beside it.
 */
export function PageTools({
  path,
  assistants,
  changes,
}: Pick<DocPage, 'path' | 'assistants' | 'changes'>) {
  const items = [
    ...(changes
      ? [
          markupOf(
            'a',
            { href: withBaseUrl(changes.href, import.meta.env.BASE_URL) },
            `Compare with ${changes.from}`,
          ),
        ]
      : []),
    markupOf('button', { type: 'button', 'data-code-action': 'copy-file' }, 'Copy as Markdown'),
    markupOf(
      'a',
      { href: withBaseUrl(twinPath(path), import.meta.env.BASE_URL) },
      'View as Markdown',
    ),
    ...assistants.map(({ label, href }) => markupOf('a', { href }, `Ask ${label}`)),
  ];
  return <RawHtml as="p" className={styles.tools} html={items.join('')} />;
}
