import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readForTab, writeForTab } from '../../hooks/storage.ts';
import { collapseDuration } from './collapse-duration.ts';

const OPEN = 'open';
const CLOSED = 'closed';

/**
 * A list that opens and closes. It opens by itself, without animation, when `isInside` becomes true: the
 * reader has gone to a page in it. The tab of the browser remembers it across full loads.
 *
 * @param options.name under which it is remembered
 * @returns `isOpen` what the reader asked for; `isShown` stays true until a closing list has closed
 */
export function useCollapse(options: {
  content: RefObject<HTMLElement | null>;
  initiallyOpen: boolean;
  isInside: boolean;
  name: string;
}) {
  const { content, initiallyOpen, isInside, name } = options;
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const [isShown, setIsShown] = useState(initiallyOpen);
  const [wasInside, setWasInside] = useState(isInside);
  const isToggled = useRef(false);

  // While drawing and not after it: what marks the current page must find it shown.
  if (isInside !== wasInside) {
    setWasInside(isInside);
    if (isInside) {
      setIsOpen(true);
      setIsShown(true);
    }
  }

  useLayoutEffect(() => {
    const remembered = readForTab(name);
    if (isInside) writeForTab(name, OPEN);
    else if (remembered !== undefined) {
      setIsOpen(remembered === OPEN);
      setIsShown(remembered === OPEN);
    }
  }, [isInside, name]);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element || !isToggled.current) return;
    isToggled.current = false;
    const height = element.scrollHeight;
    const frames = [{ height: '0px' }, { height: `${height}px` }];
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = element.animate(isOpen ? frames : frames.reverse(), {
      duration: collapseDuration({ height, reducedMotion }),
      easing: 'ease-in-out',
      // Stays closed until it is hidden.
      fill: isOpen ? 'none' : 'forwards',
    });
    if (!isOpen) animation.onfinish = () => setIsShown(false);
    // A click on the way turns it round; the first animation must not end what the second began.
    return () => animation.cancel();
  }, [isOpen, content]);

  const toggle = () => {
    isToggled.current = true;
    writeForTab(name, isOpen ? CLOSED : OPEN);
    setIsOpen(!isOpen);
    setIsShown(true);
  };
  return { isOpen, isShown, toggle };
}
