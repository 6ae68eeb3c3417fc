import type { MovedSection, PageAnchors } from '#shared/anchors.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import { RawHtml } from '../primitives/raw-html.tsx';
import { Aliases } from './aliases.tsx';
import { markupOf } from './markup-of.ts';
import styles from './old-sections.module.css';

/** Script of pages with moved sections: follows the link whose id the address asks for, before the page is painted. */
export const FOLLOW_MOVED =
  "try{let e=document.getElementById(decodeURIComponent(location.hash.slice(1)));e.matches('[data-moved] a')&&location.replace(e.href)}catch{}";

/** What old addresses of the page's sections need that no heading of it can give: see `PageAnchors`. */
export function OldSections({ anchors }: { anchors: PageAnchors }) {
  return (
    <>
      <Aliases ids={anchors.top} />
      {anchors.moved.length > 0 && <MovedSections sections={anchors.moved} />}
    </>
  );
}

/**
 * Links to sections that were on this page once, each with the id that its section had. The one that is asked
 * for is followed at once; without script it shows, and no other does.
 *
 * One string of HTML, so that the script in it runs where a document is parsed and nowhere else.
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
