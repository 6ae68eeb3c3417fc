import type { ReactNode } from 'react';
import type { ExplorableName } from '#shared/explorables.ts';
import { fill } from '#shared/strings/fill.ts';
import styles from './explorable.module.css';
import { ExplorableLoader } from './explorable-loader.tsx';
import type { Still } from './still.ts';

const stills: Record<ExplorableName, () => Promise<{ still: Still }>> = {
  batching: () => import('./batching/batching-still.tsx'),
  'call-path': () => import('./call-path/call-path-still.tsx'),
  onion: () => import('./onion/onion-still.tsx'),
  streaming: () => import('./streaming/streaming-still.tsx'),
  types: () => import('./types/types-still.tsx'),
  'query-cache': () => import('./query-cache/query-cache-still.tsx'),
  subscription: () => import('./subscription/subscription-still.tsx'),
};

/**
 * An interactive picture with its text. The server renders a still; the script loads when it comes into view, and pages
 * without a picture load nothing for it.
 *
 * @param children text alternative of the still
 */
export async function drawExplorable(name: ExplorableName, children: ReactNode) {
  const { still } = await stills[name]();
  return (
    <>
      {import.meta.viteRsc.loadCss()}
      {still.styles()}
      <figure className={styles.explorable} aria-label={still.title}>
        <p className={styles.title} aria-hidden="true">
          {still.title}
        </p>
        <ExplorableLoader name={name} className={styles.stage}>
          {still.draw()}
        </ExplorableLoader>
        <figcaption className={styles.caption}>
          {children}
          <p>{fill(still.recorded, { release: still.release })}</p>
        </figcaption>
      </figure>
    </>
  );
}
