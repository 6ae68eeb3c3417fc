import styles from './code-block.module.css';

/**
 * The buttons of a code block. They do nothing by themselves: see `CodeActions`. Their icons come from the
 * style sheet: a page has dozens of these buttons, and the same drawing in each would weigh more than the code.
 */
export function CodeTools({ wrapped }: { wrapped?: boolean }) {
  return (
    <span className={styles.tools}>
      <button
        type="button"
        className={styles.wrapButton}
        data-code-action="wrap"
        aria-pressed={wrapped ?? false}
        aria-label="Wrap long lines"
      />
      <button
        type="button"
        className={styles.copyButton}
        data-code-action="copy"
        aria-label="Copy code"
      />
    </span>
  );
}
