import type { ComponentProps } from 'react';
import { fill } from '#shared/strings/fill.ts';
import { LazyPart } from '../../primitives/lazy-part.tsx';
import styles from '../screens/message-screens.module.css';
import type { NoResultsScreen } from './no-results-screen.tsx';

const load = () => import('./no-results-screen.tsx').then((part) => part.NoResultsScreen);

/** The screen without results. It is rarely needed, so its code loads then; until then, a line says the same. */
export function NoResults(props: ComponentProps<typeof NoResultsScreen>) {
  const line = fill(STRINGS.search.noResults, { query: props.query });
  return <LazyPart load={load} part={props} waiting={<p className={styles.message}>{line}</p>} />;
}
