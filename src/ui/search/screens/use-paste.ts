import { useRef } from 'react';

/** Remembers the whole text that is pasted into a field: the field cuts it, and messages are found by all of it. */
export function usePaste() {
  const pasted = useRef('');
  return {
    onPaste(event: React.ClipboardEvent) {
      pasted.current = event.clipboardData.getData('text');
    },
    /** What was pasted, where that is what has changed the field, and more than the field holds. */
    pastedBy({ nativeEvent, currentTarget }: React.ChangeEvent<HTMLInputElement>) {
      const isPaste = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
      return isPaste && pasted.current.length > currentTarget.value.length
        ? pasted.current
        : undefined;
    },
  };
}
