'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { answerCodeButtons } from './answer-code-buttons.ts';
import { answerHovers } from './answer-hovers.ts';
import { loadSamples } from './load-samples.ts';
import { watchOverflow } from './watch-overflow.ts';

/**
 * Gives every code block of the page its behaviour (copy, wrap, hovers, a focus stop where it scrolls) with
 * listeners on the document: a page with twenty blocks hydrates nothing for them. Stands once in the
 * layout and outlives navigation.
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
