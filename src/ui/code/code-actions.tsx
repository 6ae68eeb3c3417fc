'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { answerCodeButtons } from './answer-code-buttons.ts';
import { answerHovers } from './answer-hovers.ts';
import { loadSamples } from './load-samples.ts';
import { watchOverflow } from './watch-overflow.ts';

/**
 * Adds behavior to every code block on the page (copy, wrap, hovers, a focus stop for scrolling) with listeners on the
 * document, so that a page with twenty blocks hydrates nothing for them. It is mounted once in the layout and persists
 * across navigation.
 */
export function CodeActions({ path }: { path: string }) {
  const shown = useRef(path);
  shown.current = path;
  const [message, setMessage] = useState('');
  const load = useCallback(() => loadSamples(shown.current), []);
  useEffect(() => answerCodeButtons({ document, announce: setMessage, loadSamples: load }), [load]);
  useEffect(() => watchOverflow(document), []);
  useEffect(() => answerHovers({ document, load }), [load]);
  return (
    <span role="status" className="visually-hidden">
      {message}
    </span>
  );
}
