/** Attributes allowed on plain elements in content, in HTML and JSX spelling. */
const known = new Set(
  (
    'id title lang dir hidden role tabIndex tabindex translate draggable spellCheck accessKey ' +
    'alt src srcSet srcset sizes href hrefLang target rel download type media poster width height loading decoding ' +
    'fetchPriority controls autoPlay autoplay loop muted playsInline playsinline preload kind label srcLang srclang ' +
    'default align valign colSpan colspan rowSpan rowspan scope headers abbr summary border cellPadding cellSpacing ' +
    'start reversed value open name cite dateTime datetime span className crossOrigin'
  ).split(' '),
);

/** Whether browsers and this site know the attribute, including `data-*` and `aria-*`. */
export const isHtmlAttribute = (name: string): boolean =>
  known.has(name) || /^(?:data|aria)-[\w-]+$/.test(name);
