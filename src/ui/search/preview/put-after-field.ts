import { hasModifier } from '../../primitives/has-modifier.ts';

/** The field of the dialog that an element is in. */
export function fieldOf(element: Element): HTMLInputElement | null | undefined {
  return element.closest('dialog')?.querySelector('input');
}

/**
 * Makes a pane the next stop after the field in the focus order, in both directions, and the right arrow at the end of
 * the field lead into it. In the document, it comes after all other controls, which are about the whole list.
 *
 * @returns a function that undoes it
 */
export function putAfterField(pane: HTMLElement): () => void {
  const dialog = pane.closest('dialog');
  const field = fieldOf(pane);
  const listening = new AbortController();
  const { signal } = listening;

  const targetOf = (event: KeyboardEvent): HTMLElement | null | undefined => {
    if (event.key === 'ArrowRight') {
      const isAtEnd = field?.selectionStart === field?.value.length;
      return event.target === field && isAtEnd && !hasModifier(event) ? pane : undefined;
    }
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return undefined;
    // Not all controls beside the field are always there.
    const next = field?.parentElement?.querySelector<HTMLElement>('button, select');
    const order = [field, pane, next];
    const place = order.indexOf(event.target as HTMLElement);
    return place === -1 ? undefined : order[place + (event.shiftKey ? -1 : 1)];
  };
  dialog?.addEventListener(
    'keydown',
    (event) => {
      // An input method may use these keys.
      const target = event.isComposing ? undefined : targetOf(event);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    { signal },
  );
  // Not a second time where it is in the document.
  const setStop = () => {
    const { activeElement } = document;
    pane.tabIndex = activeElement === field || activeElement === pane ? 0 : -1;
  };
  setStop();
  dialog?.addEventListener('focusin', setStop, { signal });
  return () => listening.abort();
}
