import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readForTab, writeForTab } from '../../hooks/storage.ts';
import { collapseDuration } from './collapse-duration.ts';

const OPEN = 'open';
const CLOSED = 'closed';

/**
 * A collapsible list. It opens automatically, without animation, when `isInside` becomes true because the reader has
 * gone to a page inside it. Session storage keeps its state across full loads.
 *
 * @param options.name storage key
 * @returns `isOpen` is the state that the reader requested; `isShown` stays true until a closing list has closed
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

  // During rendering and not in an effect, so that the mark of the current page finds it visible.
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
      // Stays collapsed until it is hidden.
      fill: isOpen ? 'none' : 'forwards',
    });
    if (!isOpen) animation.onfinish = () => setIsShown(false);
    // A click during the animation reverses it; the end of the first animation must not cancel the second.
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
