import { withBaseUrl } from '#shared/base-url.ts';

/** HTML of the reference with the base URL added to its links. */
export function linkedHtml(html: string): string {
  const base = withBaseUrl('/', import.meta.env.BASE_URL);
  return base === '/' ? html : html.replaceAll(' href="/', ` href="${base}`);
}
