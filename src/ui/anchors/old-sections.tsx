import type { MovedSection, PageAnchors } from '#shared/anchors.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import { RawHtml } from '../primitives/raw-html.tsx';
import { Aliases } from './aliases.tsx';
import { markupOf } from './markup-of.ts';
import styles from './old-sections.module.css';

/** Script for pages with moved sections: before the first paint, it follows the link whose id the address requests. */
export const FOLLOW_MOVED =
  "try{let e=document.getElementById(decodeURIComponent(location.hash.slice(1)));e.matches('[data-moved] a')&&location.replace(e.href)}catch{}";

/** The parts of `PageAnchors` that no heading of the page can provide. */
export function OldSections({ anchors }: { anchors: PageAnchors }) {
  return (
    <>
      <Aliases ids={anchors.top} />
      {anchors.moved.length > 0 && <MovedSections sections={anchors.moved} />}
    </>
  );
}

/**
 * Links to sections that have left this page, each with its section's old id. The requested one is followed
 * immediately; without a script it becomes visible, and no other does.
 *
 * It is one string of HTML, so that its script only runs when a document is parsed.
 */
function MovedSections({ sections }: { sections: MovedSection[] }) {
  const links = sections.map(({ id, href, label }) =>
    markupOf('a', { id, href: withBaseUrl(href, import.meta.env.BASE_URL) }, label),
  );
  const html = `<p>${STRINGS.frame.sectionMoved}</p>${links.join('')}<script>${FOLLOW_MOVED}</script>`;
  return (
    <RawHtml
      as="nav"
      className={styles.moved}
      aria-label={STRINGS.frame.movedSection}
      data-moved=""
      html={html}
    />
  );
}
