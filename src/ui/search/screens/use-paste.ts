import { useRef } from 'react';

/** As long as this much of the text's beginning is the same, the reader edits what was pasted. */
const UNEDITED_LENGTH = 48;

/**
 * Keeps the full text pasted into a field, because the field truncates it and error messages are found by the whole
 * text. It counts until more than the end of the field's text is edited, and again when that is undone.
 *
 * @param query the field's text at first
 * @param text the full text that this comes from, if it is longer
 */
export function usePaste(query = '', text = '') {
  const pasted = useRef({ text, query });
  return {
    onPaste(event: React.ClipboardEvent) {
      pasted.current = { text: event.clipboardData.getData('text'), query: '' };
    },
    /** The pasted text that the field's text comes from after a change, if it is longer than the field allows. */
    pastedBy({ nativeEvent, currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) {
      const last = pasted.current;
      if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') last.query = value;
      const isEdited =
        value.length > last.query.length || !value.startsWith(last.query.slice(0, UNEDITED_LENGTH));
      return isEdited || last.text.length <= last.query.length ? undefined : last.text;
    },
  };
}
