import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from '@playwright/test';

const compress = promisify(brotliCompress);

/** Bytes of one kind of file on a page. */
export interface Bytes {
  files: number;
  raw: number;
  /** With maximum compression, as on a host that precompresses. */
  brotli: number;
}

/** `html` includes the page's payload, inside it or beside it; payloads of possible next pages are `ahead`. */
export type PageBytes = Record<'html' | 'ahead' | 'script' | 'style' | 'font' | 'other', Bytes>;

/** Loads a page completely and measures everything that it fetched without user input. */
export async function weighPage(options: { page: Page; url: string }): Promise<PageBytes> {
  const { page, url } = options;
  const bodies: Promise<{ kind: keyof PageBytes; body: Buffer }[]>[] = [];
  const seen = new Set<string>();
  const { pathname } = new URL(url);
  const ownPayload = pathname === '/' ? '/payload.txt' : `${pathname}/payload.txt`;
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const isFailure = response.status() >= 400 && type !== 'document';
    if (seen.has(response.url()) || isFailure) return;
    seen.add(response.url());
    const kind = kindOf(new URL(response.url()).pathname, type, ownPayload);
    bodies.push(
      response.body().then(
        (body) => (type === 'document' ? splitStyles(body.toString()) : [{ kind, body }]),
        () => [{ kind, body: Buffer.alloc(0) }],
      ),
    );
  });
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const none = (): Bytes => ({ files: 0, raw: 0, brotli: 0 });
  const sum: PageBytes = {
    html: none(),
    ahead: none(),
    script: none(),
    style: none(),
    font: none(),
    other: none(),
  };
  for (const { kind, body } of (await Promise.all(bodies)).flat()) {
    sum[kind].files += 1;
    sum[kind].raw += body.length;
    // Fonts are already compressed.
    sum[kind].brotli += kind === 'font' ? body.length : (await compress(body)).length;
  }
  return sum;
}

/** Inlined style sheets count as styles, not as HTML. */
function splitStyles(html: string): { kind: 'html' | 'style'; body: Buffer }[] {
  const styles: string[] = [];
  const rest = withoutStyles(html, styles);
  return [
    { kind: 'html', body: Buffer.from(rest) },
    { kind: 'style', body: Buffer.from(styles.join('')) },
  ];
}

/** A page's HTML without its inlined style sheets, which are added to `styles`. */
export function withoutStyles(html: string, styles: string[] = []): string {
  return html.replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
    styles.push(css);
    return '';
  });
}

function kindOf(path: string, resourceType: string, ownPayload: string): keyof PageBytes {
  if (resourceType === 'document') return 'html';
  if (path.endsWith('/payload.txt')) {
    return path === ownPayload || path === '/404/payload.txt' ? 'html' : 'ahead';
  }
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  return path.endsWith('.woff2') ? 'font' : 'other';
}
