import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('sections', () => {
  it('hold text by heading: prose, lists, tables and what components show', async () => {
    const { sections } = await compileText(
      [
        'Intro **bold**word.',
        '',
        '## One',
        '',
        '- a\n- b\n\n| c | d |\n|---|---|\n| e | f |',
        '',
        '### Two',
        '',
        ':::tip Title\ntext\n:::',
        '',
        '<Tabs><Tab label="L">',
        '',
        'inside',
        '',
        '</Tab></Tabs>',
        '',
        '## Three',
        '',
        '```ts\nx;\n// ---cut---\ny;\n```',
      ].join('\n'),
    );
    expect(sections).toEqual([
      { anchors: [], headings: [], text: 'Intro boldword.', code: '' },
      { anchors: ['one'], headings: ['One'], text: 'a b c d e f', code: '' },
      {
        anchors: ['one', 'two'],
        headings: ['One', 'Two'],
        text: 'Title text L inside',
        code: '',
      },
      { anchors: ['three'], headings: ['Three'], text: '', code: 'y;' },
    ]);
  });
});
