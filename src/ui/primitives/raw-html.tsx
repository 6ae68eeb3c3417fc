'use client';

import { type HTMLAttributes, memo, useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

/**
 * An element whose content is markup of our own, as one string. It runs in the browser, because there a string becomes
 * markup only if it is marked as trusted, and a payload cannot carry that mark. No other component sets HTML.
 */
export const RawHtml = memo(function RawHtml(
  props: HTMLAttributes<HTMLElement> & {
    as: 'code' | 'div' | 'li' | 'nav' | 'p' | 'span' | 'ul';
    /** Made by the build, or of escaped parts. */
    html: string;
  },
) {
  const { as: Element, html, ...attributes } = props;
  // The same object for the same markup: React sets what is another object again.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where it is done
  return <Element {...attributes} dangerouslySetInnerHTML={inner} />;
});
