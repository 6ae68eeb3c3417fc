import type { ComponentProps } from 'react';
import { LazyPart } from '../../primitives/lazy-part.tsx';
import type { NoResultsScreen } from './no-results-screen.tsx';

const load = () => import('./no-results-screen.tsx').then((part) => part.NoResultsScreen);

/** The screen without results. It is rarely needed, so its code loads then. */
export function NoResults(props: ComponentProps<typeof NoResultsScreen>) {
  return <LazyPart load={load} part={props} />;
}
