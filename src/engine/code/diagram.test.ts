import { describe, expect, it } from 'vitest';
import { renderDiagram } from './diagram.ts';

const sources = {
  flowchart: 'flowchart LR\n  A[Client] -->|calls| B{Server}\n  B --> C[(Database)]',
  sequence: 'sequenceDiagram\n  Client->>Server: POST /trpc\n  Server-->>Client: result',
};

describe('renderDiagram', () => {
  it.each(Object.entries(sources))('draws a %s that a strict policy allows', async (_, source) => {
    const html = await renderDiagram({ source, title: 'A <call>' });
    const svg = html.replaceAll(/<div data-form="\w+">/g, '');
    expect(svg).toMatch(/^<svg role="img" aria-labelledby="(diagram-[0-9a-f]{8}-title)"/);
    expect(svg).toMatch(/<title id="diagram-[0-9a-f]{8}-title">A &lt;call&gt;<\/title>/);
    expect(svg).not.toMatch(/style|@import|https?:|data-|<script|#[0-9a-f]{3,6}"/i);
    expect(svg).toContain('Client');
  });

  it('uses only colors of the style sheet', async () => {
    const svg = await renderDiagram({ source: sources.flowchart, title: 'A' });
    const colors = new Set(svg.match(/(?<=(?:fill|stroke)=")[^"]*/g));
    expect([...colors].every((color) => color === 'none' || /^var\(--diagram-/.test(color))).toBe(
      true,
    );
  });

  const conversation = `sequenceDiagram
    participant page as The page
    participant store as A store
    participant api as An API
    page->>store: GET /a & b
    Note over page: One <click>
    store->>api: GET /a
    api->>api: reads
    api-->>page: result`;

  it('lists what a wide drawing shows, in its order, for phones', async () => {
    const html = await renderDiagram({ source: conversation, title: 'A "title"' });
    expect(html).toContain('<div data-form="wide"><svg');
    const [, list] = html.split('<div data-form="narrow">');
    expect(list).toBe(
      '<ol aria-label="A &quot;title&quot;">' +
        '<li><b>The page</b> → <b>A store</b><span>GET /a &amp; b</span></li>' +
        '<li><span>One &lt;click&gt;</span></li>' +
        '<li><b>A store</b> → <b>An API</b><span>GET /a</span></li>' +
        '<li><b>An API</b><span>reads</span></li>' +
        '<li><b>An API</b> → <b>The page</b><span>result</span></li></ol></div>',
    );
  });

  it('draws a wide flowchart from top to bottom for phones', async () => {
    const source =
      'flowchart LR\n  A[A client] --> B[The first link] --> C[A second link] --> D[End]';
    const html = await renderDiagram({ source, title: 'A' });
    const sizes = [...html.matchAll(/<svg[^>]* width="([\d.]+)" height="([\d.]+)"/g)];
    const [wide, narrow] = sizes.map(([, width, height]) => Number(width) / Number(height));
    expect(wide).toBeGreaterThan(2);
    expect(narrow).toBeLessThan(1);
    const ids = html.match(/(?<= id=")[^"]*/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has one form if the drawing fits a phone', async () => {
    const html = await renderDiagram({ source: 'flowchart TB\n  A --> B', title: 'A' });
    expect(html).toMatch(/^<svg/);
    expect(html).not.toContain('data-form');
  });

  it('has other ids in every diagram', async () => {
    const ids = async (title: string) =>
      (await renderDiagram({ source: sources.flowchart, title })).match(/(?<= id=")[^"]*/g) ?? [];
    const [first, second] = [await ids('A'), await ids('B')];
    expect(new Set([...first, ...second]).size).toBe(first.length * 2);
  });

  it('refers only to ids that it defines', async () => {
    const svg = await renderDiagram({ source: sources.sequence, title: 'A' });
    for (const id of svg.match(/(?<=url\(#)[^)]*/g) ?? []) expect(svg).toContain(` id="${id}"`);
  });

  it('leaves labels as they are written', async () => {
    const source = 'flowchart LR\n  A["x = 3.14159 … style=\'a\' & url(#b)"]';
    const svg = await renderDiagram({ source, title: 'A' });
    expect(svg).toMatch(
      />x = 3.14159 … style=(?:'|&#39;|&apos;)a(?:'|&#39;|&apos;) &amp; url\(#b\)</,
    );
  });

  it('throws for what it cannot read', async () => {
    await expect(renderDiagram({ source: 'flowhcart LR', title: 'A' })).rejects.toThrow();
  });
});
