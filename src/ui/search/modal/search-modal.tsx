import { useEffect, useLayoutEffect, useRef } from 'react';
import { readerContext } from '../provider/reader-context.ts';
import { ErrorScreen } from '../screens/error-screen.tsx';
import { optionId } from '../screens/option-id.ts';
import { AllResults } from './all-results.tsx';
import { announcementOf } from './announcement.ts';
import { keyAction } from './key-action.ts';
import { ModalFooter } from './modal-footer.tsx';
import { ResultsScreen } from './results-screen.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-modal.module.css';
import { isBlank, type SearchEvent, screenOf } from './search-state.ts';
import { SpokenStatus } from './spoken-status.tsx';
import { useExtras } from './use-extras.ts';
import { useOpenHit } from './use-open-hit.ts';
import { useSaved } from './use-saved.ts';
import { useSearch } from './use-search.ts';

export { prepareSearch } from './use-search.ts';

export interface SearchModalProps {
  /** Hands over the text typed before the field existed. From then on, the field receives the keys. */
  takeTyped: () => string;
  /** Called when it has closed and the focus is restored. */
  onClose: () => void;
}

/**
 * The search dialog (rows S1 to S10). A modal `<dialog>`: the browser keeps the focus inside, closes it on Escape and
 * restores the focus. The field keeps the focus; arrow keys move the active option.
 */
export function SearchModal({ takeTyped, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, asked, dispatch, manifest, chosenTag, chooseVersion } = useSearch();
  const { query, answer, active } = state;
  const version = manifest && readerContext(manifest, { tag: chosenTag }).version;
  const extras = useExtras(state.attempt);
  const { store, saved, save } = useSaved({ extras, manifest, tag: version?.tag });
  /** How to open the first result, if Enter came before it. */
  const awaited = useRef<{ inNewTab: boolean }>(undefined);

  // A filter alone is not a query.
  const screen = isBlank(asked.query) ? 'start' : screenOf(state);
  const isWaiting = screen !== 'start' && ['loading', 'stalled'].includes(state.status);
  const lists = screen === 'start' ? (extras?.startLists(saved) ?? []) : [];
  const rows = lists.flatMap((list) => list.hits);
  const hits = screen === 'results' ? (answer?.groups.flatMap((group) => group.hits) ?? []) : [];
  const count = rows.length + hits.length;
  const shownActive = Math.min(active, Math.max(count - 1, 0));
  const activeId = optionId(shownActive);
  const announced = announcementOf(state);
  const activeHit = rows[shownActive] ?? hits[shownActive];
  const suggestions = manifest?.suggestions ?? [];

  /** For events that make another hit active. */
  const choose = (event: SearchEvent) => {
    forgetUnreachable();
    dispatch(event);
  };

  const field = () => dialog.current?.querySelector('input');
  const focusField = () => field()?.focus();

  // Immediately and not only with the event, because a key that opens it again may come in between.
  const shut = () => {
    dialog.current?.close();
    onClose();
  };

  const { isUnreachable, forgetUnreachable, onFollow, onOpen, openInNewTab } = useOpenHit({
    extras,
    save,
    shut,
    focusField,
  });

  // Synchronous, so that no key is lost between the button's recorder and the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed before
  useLayoutEffect(() => {
    dialog.current?.showModal();
    focusField();
    const typed = takeTyped();
    if (typed) dispatch({ type: 'typed', query: typed });
    // The previous query is selected, so that typing replaces it.
    else field()?.select();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, closing is the same each time
  useEffect(() => {
    // Links close it. A page that was loading when it opened appears below it.
    addEventListener('popstate', shut);
    return () => removeEventListener('popstate', shut);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new answers and lists have another first option
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, answer, rows.length]);

  const openActive = (inNewTab: boolean) => {
    const option = document.getElementById(activeId);
    const link = option?.closest('a') ?? option?.querySelector('a');
    if (link && inNewTab && activeHit) openInNewTab(activeHit, link.href);
    else link?.click();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const action = keyAction(event.nativeEvent);
    if (!action || (action.type === 'move' && count === 0)) return;
    event.preventDefault();
    if (action.type === 'open') {
      if (isWaiting) awaited.current = action;
      else openActive(action.inNewTab);
    } else if (!extras?.scrollOption(document.getElementById(activeId), action.to)) {
      choose({ type: 'moved', to: action.to, count });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const wanted = awaited.current;
    if (isWaiting) return;
    awaited.current = undefined;
    if (wanted && answer?.query === query) openActive(wanted.inNewTab);
  }, [answer, isWaiting]);

  const type = (text: string, pasted?: string) => {
    awaited.current = undefined;
    choose({ type: 'typed', query: text, pasted });
    focusField();
  };

  const retry = () => {
    dispatch({ type: 'retried' });
    // The button disappears.
    focusField();
  };

  const point = (index: number) => index !== active && choose({ type: 'pointed', index });

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={STRINGS.search.search}
      onCancel={shut}
      onClose={onClose}
      onClick={(event) => {
        // Clicks outside its content hit the dialog itself: the backdrop.
        if (event.target === event.currentTarget) shut();
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
        event.preventDefault();
        shut();
      }}
    >
      <div className={styles.content}>
        <SearchField
          query={query}
          pasted={state.pasted}
          popup={
            count > 0 ? { kind: screen === 'start' ? 'grid' : 'listbox', activeId } : undefined
          }
          isStalled={state.status === 'stalled'}
          onType={type}
          onKeyDown={onKeyDown}
          onClose={shut}
        >
          {extras && manifest && version && (
            <extras.VersionSelect
              versions={manifest.versions}
              tag={version.tag}
              onChoose={chooseVersion}
            />
          )}
        </SearchField>
        {extras && manifest && (
          <extras.FilterChips
            filters={manifest.filters}
            version={version}
            asked={asked}
            isExplained={screen === 'start'}
            pasted={state.pasted}
            onType={type}
          />
        )}
        <SpokenStatus text={announced} />
        <div className={styles.body} data-split={count > 0 || undefined} aria-busy={isWaiting}>
          {screen === 'start' && extras && (
            <extras.StartScreen
              store={store}
              lists={lists}
              active={shownActive}
              suggestions={suggestions}
              onPoint={point}
              onOpen={onOpen}
              onSuggest={type}
              onChanged={focusField}
            />
          )}
          {screen === 'results' && (
            <ResultsScreen
              groups={answer?.groups ?? []}
              active={shownActive}
              onPoint={point}
              onOpen={onOpen}
            />
          )}
          {count === 0 && screen !== 'error' && (screen === 'loading' || !extras) && (
            <p className={styles.waiting} aria-hidden={screen !== 'start'}>
              {screen === 'start' ? STRINGS.search.whatToFind : announced}
            </p>
          )}
          {screen === 'no-results' && extras && answer && manifest && (
            <extras.NoResults
              query={query}
              asked={asked}
              response={answer.response}
              manifest={manifest}
              version={version}
              onSuggest={type}
            />
          )}
          {screen === 'error' && <ErrorScreen onRetry={retry} />}
          {extras && <extras.PreviewPane hit={activeHit} onOpen={openActive} />}
        </div>
        {screen !== 'start' && extras && answer?.response.missing && (
          <extras.MissingKinds kinds={answer.response.missing} onRetry={retry} />
        )}
        {isUnreachable && (
          <p role="alert" className={styles.unreachable}>
            {STRINGS.search.notHere}
          </p>
        )}
        <ModalFooter>
          {screen === 'results' && answer && manifest && (
            <AllResults
              manifest={manifest}
              version={version}
              asked={asked}
              response={answer.response}
              isPasted={state.pasted !== undefined}
              onFollow={onFollow}
            />
          )}
        </ModalFooter>
      </div>
    </dialog>
  );
}
