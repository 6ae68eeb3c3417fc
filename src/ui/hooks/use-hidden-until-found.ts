import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets the browser's own search reach what is in a hidden element. React writes the plain attribute, which hides it
 * from that search too; where the browser does not know the other value, the element is hidden as before.
 *
 * @param onFound called when the browser wants to show it
 * @returns to put on the element, beside `hidden`
 */
export function useHiddenUntilFound(options: {
  isHidden: boolean;
  onFound: (() => void) | undefined;
}): RefObject<HTMLDivElement | null> {
  const { isHidden, onFound } = options;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isHidden || !onFound) return;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [isHidden, onFound]);
  return ref;
}
