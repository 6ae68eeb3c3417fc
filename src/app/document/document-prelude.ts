import { withBaseUrl } from '#shared/base-url.ts';
import { payloadPath } from '#shared/payload-path.ts';
import type { RenderInput } from '#shared/render.ts';
import { bootScript } from './boot-script.ts';

/**
 * What stands first in the `<head>` of the HTML and is no part of the tree: the boot script (before the
 * style sheets, which would hold it back), the preload of the payload, and the structured data that
 * only search engines read.
 */
export function documentPrelude({ shell, page }: RenderInput): string {
  const payload = encodeURI(withBaseUrl(payloadPath(page.path), import.meta.env.BASE_URL));
  const data = page.head.jsonLd.map(
    (object) => `<script type="application/ld+json">${inlineJson(object)}</script>`,
  );
  return [
    `<script>${bootScript(shell)}</script>`,
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${payload}"/>`,
    ...data,
  ].join('');
}

/** JSON that cannot end the script element that it stands in. */
function inlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
