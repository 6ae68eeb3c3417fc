import { escapeXml } from '#shared/escape-xml.ts';
import { addressOf, type Places } from '../places.ts';
import { readSaved } from '../saved-versions.ts';

/** A page for addresses that are not saved while there is no network: it says so, and leads to what is. */
export async function notSavedPage(places: Places, url: string): Promise<Response> {
  const saved = await readSaved(places).catch(() => []);
  const links = saved.map(
    ({ version: { label, path } }) =>
      `<li><a href="${escapeXml(addressOf(places, path))}">Docs of ${escapeXml(label)}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This page is not saved</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 12vh auto; padding: 0 1.5rem }
a { display: inline-block; min-height: 2.75rem }
</style>
<main>
<h1>This page is not saved</h1>
<p>There is no network, or the site does not answer, and this page is not among those that you saved for reading offline.</p>
${url.endsWith('.md') ? `<p>Pages are saved without their Markdown. <a href="${escapeXml(pageOf(url))}">Read the page instead</a></p>` : ''}
${links.length > 0 ? `<p>Saved in this browser:</p><ul>${links.join('')}</ul>` : ''}
<p><a href="${escapeXml(url)}">Try again</a></p>
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

/** The page whose Markdown an address names. */
function pageOf(twin: string): string {
  return twin.replace(/(\/index)?\.md$/, '');
}
