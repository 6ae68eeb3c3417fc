import { withBaseUrl } from '#shared/base-url.ts';

/** HTML of the reference with its links as this site serves them: they are written without the base URL. */
export function linkedHtml(html: string): string {
  const base = withBaseUrl('/', import.meta.env.BASE_URL);
  return base === '/' ? html : html.replaceAll(' href="/', ` href="${base}`);
}
