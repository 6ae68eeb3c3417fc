import { Prose } from '../../mdx/prose.tsx';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './api-text.module.css';
import { linkedHtml } from './linked-html.ts';

/** The words of a comment. */
export function ApiText({ html, colors }: { html: string; colors?: string | undefined }) {
  if (html === '') return null;
  return (
    <Prose>
      {/* The engine makes it of Markdown, and lets no HTML through. */}
      <RawHtml as="div" className={`${styles.text} ${colors ?? ''}`} html={linkedHtml(html)} />
    </Prose>
  );
}

/** A few words that are part of a line. */
export function ApiInline({ html }: { html: string }) {
  return <RawHtml as="span" html={linkedHtml(html)} />;
}
