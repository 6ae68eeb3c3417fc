import type { SymbolCard } from '#shared/search/search-hit.ts';
import type { SearchVersion } from '#shared/search/search-manifest.ts';
import { SymbolHead } from '../../search/hits/symbol-head.tsx';
import styles from './result-card.module.css';
import { ResultList } from './result-list.tsx';

/** The export whose name was typed, above all hits. */
export function ResultCard(props: { card: SymbolCard; versions: SearchVersion[] }) {
  const { card, versions } = props;
  return (
    <section aria-label={card.name} className={styles.card}>
      <SymbolHead card={card} />
      <ResultList hits={card.links} versions={versions} />
    </section>
  );
}
