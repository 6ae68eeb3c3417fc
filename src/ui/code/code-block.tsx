import type { CodeBlockProps } from '#shared/mdx-components.ts';
import { fill } from '#shared/strings/fill.ts';
import { RawHtml } from '../primitives/raw-html.tsx';
import styles from './code-block.module.css';
import lines from './code-lines.module.css';
import { CodeTools } from './code-tools.tsx';
import { languageLabel } from './language-label.ts';
import colors from './token-colors.module.css';

/**
 * Highlighted code. The lines are one piece of HTML, so that React has nothing to hydrate in it;
 * `CodeActions` handles copy and wrap for the whole page.
 */
export function CodeBlock(props: CodeBlockProps & { runHref?: string | undefined }) {
  const { html, language, title, lineNumbers, wrap, hasFocus, sample, isPart, runHref } = props;
  const label = languageLabel(language);
  return (
    <figure
      className={styles.block}
      data-code-block=""
      // An attribute that is undefined is still written into every page's payload, so it is left out.
      {...(wrap && { 'data-wrapped': '' })}
      {...(hasFocus && { 'data-focus': '' })}
      {...(lineNumbers !== undefined && { 'data-first-line': lineNumbers })}
    >
      <figcaption className={title ? styles.bar : styles.corner}>
        {title ? (
          <span className={styles.title}>{title}</span>
        ) : (
          label && <span className={styles.language}>{label}</span>
        )}
        <CodeTools wrapped={wrap} partOf={isPart && sample?.[0]} runHref={runHref} />
      </figcaption>
      <pre
        className={styles.scroller}
        data-watch-overflow={fill(STRINGS.code.block, {
          name: title ?? label ?? STRINGS.code.plainText,
        })}
      >
        <RawHtml as="code" className={`${lines.code} ${colors.tokens}`} html={html} />
      </pre>
    </figure>
  );
}
