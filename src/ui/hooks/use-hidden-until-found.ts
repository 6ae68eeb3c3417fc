import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes a hidden element's content searchable with the browser's own search. React writes the plain attribute, which
 * prevents that; browsers that do not support the other value hide the element as before.
 *
 * @param onFound called when the browser wants to show it
 * @returns ref for the element with `hidden`
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
