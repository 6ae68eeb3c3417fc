import { describe, expect, it } from 'vitest';
import { renderDiagram } from './diagram.ts';

const sources = {
  flowchart: 'flowchart LR\n  A[Client] -->|calls| B{Server}\n  B --> C[(Database)]',
  sequence: 'sequenceDiagram\n  Client->>Server: POST /trpc\n  Server-->>Client: result',
};

describe('renderDiagram', () => {
  it.each(Object.entries(sources))('draws a %s that a strict policy allows', async (_, source) => {
    const svg = await renderDiagram({ source, title: 'A <call>' });
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
