import type { SiteShell } from '#shared/site-shell.ts';

/**
 * The one inline script: it sets the stored or the system's theme and a dismissed announcement on
 * the root element before the first paint, so that nothing flashes (rows T1, L2), and notes there
 * when a script of the site cannot be loaded (P1). It must stand alone and survive storage that
 * throws (T4). The content security policy allows it by its hash.
 */
export function bootScript(shell: SiteShell): string {
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
  return `(function(){var r=document.documentElement,t;${read}t=g("theme");r.setAttribute("data-theme",t==="dark"||t==="light"?t:${system});${announcement}${noteMissingAssets()}})()`;
}

function noteMissingAssets(): string {
  const assets = JSON.stringify(`${import.meta.env.BASE_URL}assets/`);
  return `addEventListener("error",function(e){if(e.target.localName==="script"&&e.target.src.startsWith(location.origin+${assets}))r.setAttribute("data-assets","missing")},true);`;
}
