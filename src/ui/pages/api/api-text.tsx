import { Prose } from '../../mdx/prose.tsx';
import styles from './api-text.module.css';
import { linkedHtml } from './linked-html.ts';

/** The words of a comment. */
export function ApiText({ html, colors }: { html: string; colors?: string | undefined }) {
  if (html === '') return null;
  return (
    <Prose>
      <div
        className={`${styles.text} ${colors ?? ''}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine makes it of Markdown, and lets no HTML through
        dangerouslySetInnerHTML={{ __html: linkedHtml(html) }}
      />
    </Prose>
  );
}

/** A few words that stand in a line. */
export function ApiInline({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <span dangerouslySetInnerHTML={{ __html: linkedHtml(html) }} />;
}
