import { findSection, type SectionElement } from './find-section.ts';

/**
 * Follows an anchor that the browser does not find itself. The address changes to the section's, and the requested one
 * leaves the history.
 *
 * @returns whether there was a target
 */
export function goToSection(): boolean {
  const { hash } = location;
  if (hash.length < 2) return false;
  const address = findSection({ hash, elements: readSections() });
  if (address === undefined) return false;
  location.replace(address);
  return true;
}

/**
 * Scrolls to the requested section if the browser has not. An address that replaces another one before that is painted,
 * as for moved sections, sometimes stays at the top.
 */
export function scrollToLostSection(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A position restored by the browser must be kept.
  if (entry?.type !== 'navigate' || window.scrollY > 0) return;
  const section = document.querySelector(':target');
  section?.scrollIntoView();
}

function* readSections(): Iterable<SectionElement> {
  const sections = 'main [id], [data-aliases] [id], [data-moved] [id]';
  for (const element of document.querySelectorAll<HTMLElement>(sections)) {
    const isMoved = element instanceof HTMLAnchorElement && element.matches('[data-moved] a');
    yield { id: element.id, movedTo: isMoved ? element.href : undefined };
  }
}
