import styles from './media-page.module.css';

/** A colour with a button that copies its value; `CodeActions` answers the button. */
export function Swatch({ name, value, use }: { name: string; value: string; use: string }) {
  return (
    <li>
      <svg viewBox="0 0 8 3" className={styles.swatch} aria-hidden="true">
        <rect width="8" height="3" fill={value} />
      </svg>
      <h3>{name}</h3>
      <p>{use}</p>
      <button
        type="button"
        className={styles.copy}
        data-code-action="copy"
        data-copy={value}
        aria-label={`Copy ${value}`}
      >
        {value}
      </button>
    </li>
  );
}
