import { useRef } from 'react';

/**
 * Keeps the full text pasted into a field, because the field truncates it and error messages are found by the whole
 * text.
 */
export function usePaste() {
  const pasted = useRef('');
  return {
    onPaste(event: React.ClipboardEvent) {
      pasted.current = event.clipboardData.getData('text');
    },
    /** The pasted text, if a paste caused the change and it is longer than the field allows. */
    pastedBy({ nativeEvent, currentTarget }: React.ChangeEvent<HTMLInputElement>) {
      const isPaste = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
      return isPaste && pasted.current.length > currentTarget.value.length
        ? pasted.current
        : undefined;
    },
  };
}
