'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import button from '../../primitives/button.module.css';
import { LazyPart } from '../../primitives/lazy-part.tsx';
import styles from './live-demo.module.css';
import { usePlayOnce } from './use-play-once.ts';

async function load() {
  const [{ LiveStage }] = await Promise.all([
    import('./live-stage.tsx'),
    import('../../playground/connect-compiler.ts').then(({ prepareCompiler }) => prepareCompiler()),
  ]);
  return LiveStage;
}

/** Shows its read-only children until the reader wants to edit; nothing is loaded before. */
export function LiveDemo(props: {
  children: ReactNode;
  /** A link to more examples to try. */
  more: ReactNode;
}) {
  const { children, more } = props;
  const [isLive, setLive] = useState(false);
  const begin = () => setLive(true);
  const place = useRef<HTMLDivElement>(null);
  usePlayOnce(place);
  /** A click on the code counts as the wish to edit it; selecting text does not. */
  const onClick = ({ target }: MouseEvent) => {
    if (getSelection()?.isCollapsed === false) return;
    if (target instanceof Element && target.closest('pre')) begin();
  };
  return isLive ? (
    <LazyPart load={load} part={{}} waiting={children} />
  ) : (
    // biome-ignore-start lint/a11y/noStaticElementInteractions: the button below does the same
    // biome-ignore-start lint/a11y/useKeyWithClickEvents: as above
    <div ref={place} onClick={onClick}>
      {children}
      <p className={styles.begin}>
        <button type="button" className={button.outline} onClick={begin}>
          Edit it live
        </button>{' '}
        Change the server, watch the client, run both: here, in your browser. {more}
      </p>
    </div>
    // biome-ignore-end lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore-end lint/a11y/noStaticElementInteractions: as above
  );
}
