import { findSection, type SectionElement } from './find-section.ts';

/**
 * Leads on where the address asks for a section that the browser does not find by itself. The address becomes
 * that of the section, and the one that was asked for leaves the history.
 *
 * @returns whether there was somewhere to go
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
 * Scrolls to the section that the address asks for where the browser has not done so: an address that takes the place
 * of another one before that is painted, as those of sections that have moved do, is sometimes shown from its top.
 */
export function scrollToLostSection(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A place that the browser has restored is the reader's own.
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
