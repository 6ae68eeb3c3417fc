import type { SymbolCard } from '#shared/search/search-hit.ts';
import styles from './symbol-head.module.css';

/** A short description of an export, above the links to more. */
export function SymbolHead({ card }: { card: SymbolCard }) {
  const { name, label, code, text } = card;
  return (
    <div className={styles.head}>
      <p>{label}</p>
      <code>
        <b>{name}</b>
        {code}
      </code>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}

/** The same in words, without the code: the accessible name of its group. */
export function symbolWords({ name, label, text }: SymbolCard): string {
  return [name, label, text].filter(Boolean).join(', ');
}
