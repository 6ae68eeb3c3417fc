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

function* readSections(): Iterable<SectionElement> {
  const sections = 'main [id], [data-aliases] [id], [data-moved] [id]';
  for (const element of document.querySelectorAll<HTMLElement>(sections)) {
    const isMoved = element instanceof HTMLAnchorElement && element.matches('[data-moved] a');
    yield { id: element.id, movedTo: isMoved ? element.href : undefined };
  }
}
