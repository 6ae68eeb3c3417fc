import type { ReactNode } from 'react';
import { searchLimits } from '#shared/limits.ts';
import { ClearIcon, CloseIcon, SearchIcon } from '../../icons/icons.tsx';
import iconButton from '../../primitives/icon-button.module.css';
import { LIST_ID } from '../screens/option-id.ts';
import { usePaste } from '../screens/use-paste.ts';
import styles from './search-field.module.css';

/** The element that the field controls: a list of results, a grid of saved searches, or none. */
export interface FieldPopup {
  kind: 'listbox' | 'grid';
  activeId: string;
}

/** The head of the dialog: the field, what restricts the search, and the close button. */
export function SearchField(props: {
  query: string;
  /** The full pasted text, because the field truncates it. */
  pasted: string | undefined;
  popup: FieldPopup | undefined;
  isStalled: boolean;
  onType: (query: string, pasted?: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { query, pasted, popup, isStalled, onType, onKeyDown, onClose, children } = props;
  const { onPaste, pastedBy } = usePaste(query, pasted);
  return (
    <search className={styles.head}>
      <span className={styles.icon} data-stalled={isStalled || undefined}>
        <SearchIcon />
      </span>
      <input
        type="text"
        role="combobox"
        aria-label={STRINGS.search.field}
        aria-autocomplete="list"
        aria-expanded={popup !== undefined}
        aria-haspopup={popup?.kind ?? 'listbox'}
        aria-controls={popup && LIST_ID}
        aria-activedescendant={popup?.activeId}
        className={styles.input}
        placeholder={STRINGS.search.field}
        value={query}
        maxLength={searchLimits.queryLength}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        onPaste={onPaste}
        onChange={(event) => onType(event.currentTarget.value, pastedBy(event))}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className={iconButton.button}
          aria-label={STRINGS.search.clear}
          onClick={() => onType('')}
        >
          <ClearIcon />
        </button>
      )}
      {children}
      <button
        type="button"
        className={iconButton.button}
        aria-label={STRINGS.search.close}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </search>
  );
}
