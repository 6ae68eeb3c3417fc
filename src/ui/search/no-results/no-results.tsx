import { LazyPart } from '../../primitives/lazy-part.tsx';
import { Suggestions } from '../start/suggestions.tsx';
import type { NoResultsProps } from './no-results-screen.tsx';

const load = () => import('./no-results-screen.tsx').then((part) => part.NoResultsScreen);

/** The screen without results. It is rarely needed, so its code loads then. */
export function NoResults(props: Omit<NoResultsProps, 'Suggestions'>) {
  return <LazyPart load={load} part={{ ...props, Suggestions }} />;
}
