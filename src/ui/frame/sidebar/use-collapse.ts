import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { collapseDuration } from './collapse-duration.ts';

/**
 * A list that opens and closes. It opens by itself, without animation, when `isInside` becomes true: the
 * reader has gone to a page in it.
 *
 * @returns `isOpen` what the reader asked for; `isShown` stays true until a closing list has closed
 */
export function useCollapse(options: {
  content: RefObject<HTMLElement | null>;
  initiallyOpen: boolean;
  isInside: boolean;
}) {
  const { content, initiallyOpen, isInside } = options;
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
    setIsOpen(!isOpen);
    setIsShown(true);
  };
  return { isOpen, isShown, toggle };
}
