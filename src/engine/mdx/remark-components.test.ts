import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('names that every object inherits', () => {
  it.each(['toString', 'constructor', 'valueOf'])('<%s> is one unknown element', async (name) => {
    const { html, problems } = await compileText(`A <${name}>x</${name}> b.\n`);
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'unknown-element',
        message: `There is no element <${name}> in content.`,
        hint: expect.stringContaining(`To show it write \\<${name}>`),
      }),
    ]);
    expect(html).toBe('<p>A x b.</p>');
  });

  it('are no attributes', async () => {
    const { reports } = await compileText('<Badge toString="a">x</Badge>\n');
    expect(reports).toEqual([
      expect.stringContaining('unknown-attribute content/docs/page.mdx:1:8'),
    ]);
    expect(reports[0]).toContain('<Badge> has no attribute "toString".');
  });
});
