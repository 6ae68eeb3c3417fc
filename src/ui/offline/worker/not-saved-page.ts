import { escapeXml } from '#shared/escape-xml.ts';
import { fill } from '#shared/strings/fill.ts';
import { addressOf, type Places } from '../places.ts';
import { readSaved } from '../saved-versions.ts';

/** The page for addresses that are not saved, shown without a network, with links to the saved versions. */
export async function notSavedPage(places: Places, url: string): Promise<Response> {
  const saved = await readSaved(places).catch(() => []);
  const links = saved.map(
    ({ version: { label, path } }) =>
      `<li><a href="${escapeXml(addressOf(places, path))}">${escapeXml(fill(STRINGS.offline.docsOf, { label }))}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="${LANG}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${STRINGS.offline.notSaved}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 12vh auto; padding: 0 1.5rem }
a { display: inline-block; min-height: 2.75rem }
</style>
<main dir="auto">
<h1>${STRINGS.offline.notSaved}</h1>
<p>${STRINGS.offline.noNetwork}</p>
${url.endsWith('.md') ? `<p>${STRINGS.offline.noMarkdown} <a href="${escapeXml(pageOf(url))}">${STRINGS.offline.readPage}</a></p>` : ''}
${links.length > 0 ? `<p>${STRINGS.offline.savedHere}</p><ul>${links.join('')}</ul>` : ''}
<p><a href="${escapeXml(url)}">${STRINGS.frame.tryAgain}</a></p>
</main>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      ...saved[0]?.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

/** The page whose Markdown is at an address. */
function pageOf(twin: string): string {
  return twin.replace(/(\/index)?\.md$/, '');
}
