import { useEffect, useRef } from 'react';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { useMedia } from '../../hooks/use-media.ts';
import { ROOM_FOR_PREVIEW } from '../../styles/breakpoints.ts';
import { AnswerText } from '../hits/answer-text.tsx';
import { Marked } from '../hits/marked.tsx';
import { type SavedHit, toSavedHit } from '../saved/saved-searches.ts';
import { foundWords } from './found-words.ts';
import { findWords, highlight, textsIn } from './highlight-words.ts';
import styles from './preview-pane.module.css';
import { fieldOf, putAfterField } from './put-after-field.ts';
import { useSection } from './use-section.ts';

/**
 * The section of the active hit from its page, beside the list. It scrolls with the usual keys; Tab, or the right arrow
 * at the end of the field, moves into it, the left one moves back, and Enter opens the hit. What is typed goes to the
 * field. Changes are not announced, because screen reader users have the hit itself.
 */
export function PreviewPane(props: {
  hit: SearchHit | SavedHit | undefined;
  onOpen: (inNewTab: boolean) => void;
}) {
  const { onOpen } = props;
  const pane = useRef<HTMLElement>(null);
  const isWide = useMedia(ROOM_FOR_PREVIEW);
  const { hit, blocks = [] } = useSection(props.hit) ?? {};
  const isShown = hit !== undefined && isWide;

  useEffect(() => {
    const { current } = pane;
    return isShown && current ? putAfterField(current) : undefined;
  }, [isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when other text is shown
  useEffect(() => {
    const { current } = pane;
    if (!hit || !current) return;
    current.scrollTop = 0;
    const shown = current.lastElementChild;
    if (shown) highlight('found-preview', findWords(textsIn(shown), foundWords(hit)));
    return () => highlight('found-preview', []);
  }, [hit, blocks.length, isWide]);

  if (!isShown) return null;
  const answer = 'answer' in hit && hit.answer;
  return (
    <section
      ref={pane}
      aria-label={STRINGS.search.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its keys are its own
      tabIndex={0}
      className={styles.pane}
      onKeyDown={(event) => {
        const { key, ctrlKey, altKey, metaKey, currentTarget } = event;
        const hasCommand = ctrlKey || metaKey;
        if (key === 'Enter') onOpen(hasCommand);
        // The browser types the character where the focus is by then.
        else if (/^(\S|ArrowLeft)$/u.test(key) && !hasCommand && !altKey)
          fieldOf(currentTarget)?.focus();
        else return;
        if (key[2]) event.preventDefault();
      }}
    >
      <p className={styles.title}>{toSavedHit(hit).title}</p>
      {hit.trail.length > 0 && <p className={styles.trail}>{hit.trail.join(' › ')}</p>}
      <div className={styles.text}>
        {answer ? (
          <p>
            <AnswerText text={answer.text} />
          </p>
        ) : blocks.length > 0 ? (
          blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
            <div key={`${hit.href} ${place}`}>{block}</div>
          ))
        ) : (
          'excerpt' in hit && (
            <p>
              <Marked text={hit.excerpt} />
            </p>
          )
        )}
      </div>
    </section>
  );
}
