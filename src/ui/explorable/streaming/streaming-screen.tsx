import { fill } from '#shared/strings/fill.ts';
import styles from './streaming.module.css';
import { words } from './streaming-words.ts';

/** The page at the chosen moment. The slider announces the same. */
export function StreamingScreen({ now, text }: { now: number; text: string }) {
  return (
    <div className={styles.screen} aria-hidden="true">
      <p className={styles.moment}>{fill(words.sees, { ms: Math.floor(now) })}</p>
      <p className={styles.text} data-empty={text === '' ? '' : undefined}>
        {text || words.nothing}
      </p>
    </div>
  );
}
