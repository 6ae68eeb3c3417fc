import { weighPage } from '../tests/support/page-bytes.ts';
import { samplePages } from '../tests/support/site-routes.ts';
import type { BenchOptions } from './run.ts';
import { withServedSite } from './support/open-site.ts';
import { formatBytes, printTable } from './support/print-table.ts';

/** Each kind of page, opened in a browser with an empty cache. Raw, and compressed with brotli. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const rows: (string | number)[][] = [];
    for (const [kind, path] of Object.entries(samplePages)) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const { html, script, style, font } = await weighPage({ page, url: origin + path });
      const both = ({ raw, brotli }: { raw: number; brotli: number }) => [
        formatBytes(raw),
        formatBytes(brotli),
      ];
      rows.push([kind, ...both(html), ...both(script), ...both(style), formatBytes(font.raw)]);
      await context.close();
    }
    printTable({
      head: ['page', 'HTML, payload', 'br', 'script', 'br', 'styles', 'br', 'fonts'],
      rows,
    });
  });
}
