import type { Target } from './resolve-target.ts';

/** The part of a navigation that determines where it leads. */
type Navigation = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> };

/**
 * The page that the router has to show for a navigation; undefined if the browser handles it.
 *
 * @param options.shownUrl payload address of the current page
 */
export function findDestination(
  event: Navigation,
  options: {
    resolve: (address: string) => Target | undefined;
    shownUrl: string | undefined;
  },
): Target | undefined {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return undefined;
  if (event.formData || event.navigationType === 'reload') return undefined;
  // A page that stores its own state in the address; nothing needs to be fetched.
  const { url, sameDocument } = event.destination;
  if (sameDocument && event.navigationType !== 'traverse') return undefined;
  const target = options.resolve(url);
  // Going back to such a state: the page is already shown, and rendering it again would lose the text being typed.
  return sameDocument && target?.payloadUrl === options.shownUrl ? undefined : target;
}
