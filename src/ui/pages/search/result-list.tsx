import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SearchVersion } from '#shared/search/search-manifest.ts';
import { AnswerText } from '../../search/hits/answer-text.tsx';
import { HitIcon } from '../../search/hits/hit-icons.tsx';
import { Marked } from '../../search/hits/marked.tsx';
import styles from './result-list.module.css';
import { versionOfPath } from './search-parameters.ts';

/**
 * The hits on one result page, best first, after explained errors.
 *
 * @param props.versions labels shown beside hits in those versions
 */
export function ResultList(props: { hits: SearchHit[]; versions: SearchVersion[] }) {
  const { hits, versions } = props;
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <a href={hit.href} className={styles.hit}>
            <HitIcon type={hit.type} />
            <span className={styles.words}>
              <span className={styles.trail}>
                {[versionOfPath(hit.href.replace(/#.*$/, ''), versions), hit.group, ...hit.trail]
                  .filter((step, index, steps) => step && step !== steps[index - 1])
                  .join(' › ')}
              </span>
              <span className={styles.title}>
                <Marked text={hit.title} />
              </span>
              {hit.answer && (
                <span className={styles.answer}>
                  <AnswerText text={hit.answer.text} />
                </span>
              )}
              <span className={styles.excerpt}>
                <Marked text={hit.excerpt} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
