import type { SearchHit } from '#shared/search/search-hit.ts';
import { HitIcon, ReturnIcon } from '../hits/hit-icons.tsx';
import { Marked } from '../hits/marked.tsx';
import styles from './results-screen.module.css';
import type { HitGroup } from './search-state.ts';

/** What was found, by section of the site: a list of which one option is active. */
export function ResultsScreen(props: {
  groups: HitGroup[];
  active: number;
  listId: string;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onOpen: (hit: SearchHit, event: React.MouseEvent) => void;
}) {
  const { groups, active, listId, optionId, onPoint, onOpen } = props;
  let last = -1;
  return (
    <div id={listId} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ label, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: options in groups, and not fields of a form
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <p aria-hidden="true" className={styles.label}>
            {label}
          </p>
          {hits.map((hit) => {
            last += 1;
            const index = last;
            return (
              <a
                key={hit.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={hit.href}
                className={styles.hit}
                onPointerMove={() => onPoint(index)}
                onClick={(event) => onOpen(hit, event)}
              >
                <HitIcon type={hit.type} />
                <span className={styles.words}>
                  <span className={styles.title}>
                    <Marked text={hit.title} />
                  </span>
                  {hit.trail.length > 0 && (
                    <span className={styles.trail}>{hit.trail.join(' › ')}</span>
                  )}
                  {hit.type !== 'page' && hit.excerpt.some(({ marked }) => marked) && (
                    <span className={styles.excerpt}>
                      <Marked text={hit.excerpt} />
                    </span>
                  )}
                </span>
                <ReturnIcon />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
