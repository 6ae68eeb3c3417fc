import { useEffect, useRef } from 'react';
import type { HitGroup } from '#shared/search/group-hits.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { AnswerText } from '../hits/answer-text.tsx';
import { HitIcon } from '../hits/hit-icons.tsx';
import { HitWords } from '../hits/hit-words.tsx';
import { Marked } from '../hits/marked.tsx';
import { SymbolHead, symbolWords } from '../hits/symbol-head.tsx';
import { LIST_ID, optionId } from '../screens/option-id.ts';
import styles from './results-screen.module.css';

/** The results by section of the site: a list with one active option. */
export function ResultsScreen(props: {
  groups: HitGroup[];
  active: number;
  onPoint: (index: number) => void;
  onOpen: (hit: SearchHit, event: React.MouseEvent) => void;
}) {
  const { groups, active, onPoint, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  // Where the last results were scrolled to, a long first option would be shown from its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for other results
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [groups]);
  let last = -1;
  return (
    <div ref={list} id={LIST_ID} role="listbox" aria-label={STRINGS.search.listName}>
      {groups.map(({ label, card, hits }) => (
        <div
          key={card ? 'symbol' : label}
          {...(label && { role: 'group', 'aria-label': card ? symbolWords(card) : label })}
          className={card ? styles.card : styles.group}
        >
          {card ? (
            // The group's name already includes it.
            <div aria-hidden="true">
              <SymbolHead card={card} />
            </div>
          ) : (
            label && (
              <p aria-hidden="true" className={styles.label}>
                {label}
              </p>
            )
          )}
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
                onAuxClick={(event) => onOpen(hit, event)}
              >
                <HitIcon type={hit.type} />
                <HitWords
                  title={<Marked text={hit.title} />}
                  trail={hit.trail}
                  answer={hit.answer && <AnswerText text={hit.answer.text} />}
                  excerpt={
                    (hit.type === 'page' || hit.excerpt.some(({ marked }) => marked)) && (
                      <Marked text={hit.excerpt} />
                    )
                  }
                />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
