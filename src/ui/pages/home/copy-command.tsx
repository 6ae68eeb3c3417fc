import styles from './copy-command.module.css';

/** A shell command that is copied when pressed. `CodeActions` handles the click. */
export function CopyCommand({ command }: { command: string }) {
  return (
    <button
      type="button"
      className={styles.command}
      data-code-action="copy"
      data-copy={command}
      aria-label={`Copy the command: ${command}`}
    >
      <span className={styles.prompt} aria-hidden="true">
        $
      </span>
      <code>{command}</code>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <g>
          <rect x="5.5" y="5.5" width="8" height="8" rx="1.75" />
          <path d="M10.5 3.25A.75.75 0 0 0 9.75 2.5h-5.5A1.75 1.75 0 0 0 2.5 4.25v5.5c0 .41.34.75.75.75" />
        </g>
        <path d="m3 8.5 3.25 3.25L13 5" />
      </svg>
    </button>
  );
}
