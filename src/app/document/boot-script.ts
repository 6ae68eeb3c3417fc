import type { SiteShell } from '#shared/site-shell.ts';

/**
 * The one inline script: it sets the stored or the system's theme and a dismissed announcement on
 * the root element before the first paint, so that nothing flashes (rows T1, L2), notes there
 * when a script of the site cannot be loaded (P1), and asks for the fonts where they come in time.
 * It must stand alone and survive storage that throws (T4). The content security policy allows it
 * by its hash.
 *
 * @param options.fonts addresses of the two fonts
 */
export function bootScript(options: { shell: SiteShell; fonts: string[] }): string {
  const { shell, fonts } = options;
  const storage = { local: 'localStorage', session: 'sessionStorage', none: '' }[shell.storage];
  const read = storage
    ? `var g=function(k){try{return ${storage}.getItem(k)}catch(e){return null}};`
    : 'var g=function(){return null};';
  const fallback = JSON.stringify(shell.colorMode.default);
  const system = shell.colorMode.respectSystem
    ? `matchMedia("(prefers-color-scheme: dark)").matches?"dark":matchMedia("(prefers-color-scheme: light)").matches?"light":${fallback}`
    : fallback;
  const announcement = shell.announcement
    ? `if(g("announcement.id")===${JSON.stringify(shell.announcement.id)}&&g("announcement.dismiss")==="true")r.setAttribute("data-announcement","dismissed");`
    : '';
  return `(function(){var r=document.documentElement,t;${read}t=g("theme");r.setAttribute("data-theme",t==="dark"||t==="light"?t:${system});${announcement}${noteMissingAssets()}${preloadFonts(fonts)}})()`;
}

function noteMissingAssets(): string {
  const assets = JSON.stringify(`${import.meta.env.BASE_URL}assets/`);
  return `addEventListener("error",function(e){if(e.target.localName==="script"&&e.target.src.startsWith(location.origin+${assets}))r.setAttribute("data-assets","missing")},true);`;
}

/** In milliseconds: a document that took longer than this came over a slow network. */
const SLOW_DOCUMENT = 200;

/**
 * A font that the head asks for holds the first paint up for at most 50 ms. Where a round trip takes up to 40 ms
 * it is there by then, and the first page of a first visit has it; where one takes 150 ms it is not, and the
 * paint would have waited in vain: there fonts are asked for at the end of the document (`documentEpilogue`).
 */
function preloadFonts(fonts: string[]): string {
  return `if(performance.now()<${SLOW_DOCUMENT})${JSON.stringify(fonts)}.forEach(function(h){var l=document.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href=h;document.head.append(l)})`;
}
