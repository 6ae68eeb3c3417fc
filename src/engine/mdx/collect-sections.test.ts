import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('sections', () => {
  it('have the rows of their tables of errors, and of no others', async () => {
    const { sections } = await compileText(
      [
        '| Message | Cause and fix |\n| - | - |\n| `Not here` (7) | [A link](/). **Fix:** `go away` |',
        '',
        '## Codes',
        '',
        '| Code | Status | When |\n| - | - | - |\n| `Not there` | 404 | Never |\n| `Nor there` | 405 | |',
        '',
        '## Options',
        '',
        '| Option | Meaning |\n| - | - |\n| The url | The address |',
      ].join('\n'),
    );
    expect(sections.map(({ messages }) => messages)).toEqual([
      [{ seen: '`Not here` (7)', numbers: [], text: 'A link. **Fix:** `go away`' }],
      [
        { seen: '`Not there`', numbers: ['404'], text: 'Status: 404. When: Never.' },
        { seen: '`Nor there`', numbers: ['405'], text: 'Status: 405.' },
      ],
      undefined,
    ]);
  });

  it('hold text by heading: prose, lists, tables and what components show', async () => {
    const { sections } = await compileText(
      [
        'Intro **bold**word.',
        '',
        '## One',
        '',
        '- a\n- b\n\n| c | d |\n|---|---|\n| e | |\n| | f |\n\ng\n\n| h |\n|---|\n| i |',
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
      { anchors: ['one'], headings: ['One'], text: 'a b c · d · e · f · g h · i', code: '' },
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
