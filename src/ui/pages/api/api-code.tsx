import type { ApiCode } from '#shared/api.ts';
import { fill, plural } from '#shared/strings/fill.ts';
import colors from '../../code/token-colors.module.css';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './api-code.module.css';
import { linkedHtml } from './linked-html.ts';

/** Longer code is collapsed. */
const MAX_LINES = 18;

/** Single-line code that wraps if necessary. */
export function ApiInlineCode({ html }: { html: string }) {
  return (
    <RawHtml as="code" className={`${styles.inline} ${colors.tokens}`} html={linkedHtml(html)} />
  );
}

/** A signature in running text; every name in it that has a page is a link. */
export function ApiSignature({ code, label }: { code: ApiCode; label: string }) {
  const signature = (
    <div className={styles.box}>
      <pre
        className={styles.scroller}
        data-watch-overflow={fill(STRINGS.code.block, { name: label })}
      >
        <RawHtml
          as="code"
          className={`${styles.code} ${colors.tokens}`}
          html={linkedHtml(code.html)}
        />
      </pre>
    </div>
  );
  if (code.lines <= MAX_LINES) return signature;
  return (
    <details className={styles.fold}>
      <summary>{plural(STRINGS.api.signature, code.lines, { name: label })}</summary>
      {signature}
    </details>
  );
}
