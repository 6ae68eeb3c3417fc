import styles from './code-block.module.css';

/** The buttons of a code block. They do nothing by themselves: see `CodeActions`. */
export function CodeTools({ wrapped }: { wrapped?: boolean }) {
  return (
    <span className={styles.tools}>
      <button
        type="button"
        className={styles.wrapButton}
        data-code-action="wrap"
        aria-pressed={wrapped ?? false}
        aria-label="Wrap long lines"
        title="Wrap long lines"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 4h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8M2 12h3M9.5 10.5 7.75 12.5l1.75 2" />
        </svg>
      </button>
      <button
        type="button"
        className={styles.copyButton}
        data-code-action="copy"
        aria-label="Copy code"
        title="Copy code"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <g>
            <rect x="5.5" y="5.5" width="8" height="8" rx="1.75" />
            <path d="M10.5 3.25A.75.75 0 0 0 9.75 2.5h-5.5A1.75 1.75 0 0 0 2.5 4.25v5.5c0 .41.34.75.75.75" />
          </g>
          <path d="m3 8.5 3.25 3.25L13 5" />
        </svg>
      </button>
    </span>
  );
}
