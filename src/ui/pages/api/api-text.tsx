import { Prose } from '../../mdx/prose.tsx';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './api-text.module.css';
import { linkedHtml } from './linked-html.ts';

/** The text of a doc comment. */
export function ApiText({ html, colors }: { html: string; colors?: string | undefined }) {
  if (html === '') return null;
  return (
    <Prose>
      {/* The engine generates it from Markdown and escapes all HTML. */}
      <RawHtml as="div" className={`${styles.text} ${colors ?? ''}`} html={linkedHtml(html)} />
    </Prose>
  );
}

/** Inline text. */
export function ApiInline({ html }: { html: string }) {
  return <RawHtml as="span" html={linkedHtml(html)} />;
}
