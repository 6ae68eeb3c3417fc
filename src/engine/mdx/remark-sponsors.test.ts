import { expect, test } from 'vitest';
import { compileText } from './mdx-test-support.ts';

const list = (more = '') => `{
  "asOf": "2025-09-25",
  "sponsors": [
    { "name": "A", "login": "a", "link": "https://a.example/?ref=trpc", "tier": "top", "since": "2022-01-01" },
    { "name": "B", "login": "b", "link": "http://b.example", "tier": "sponsor", "since": "2022-01-01" }${more}
  ]
}
`;

test('the sponsors of a tier, or all of them, are shown with the day of the list', async () => {
  const { html, reports, dependencies } = await compileText(
    '<Sponsors />\n\n<Sponsors tier="top" />\n',
    { files: { 'content/sponsors.json': list() } },
  );
  expect(reports).toEqual([]);
  expect(dependencies).toEqual(['content/sponsors.json']);
  const a = '{"name":"A","link":"https://a.example/?ref=trpc","tier":"top"}';
  const b = '{"name":"B","link":"http://b.example","tier":"sponsor"}';
  expect(html).toContain(`<Sponsors asOf="2025-09-25" sponsors={[${a},${b}]}>`);
  expect(html).toContain(`<Sponsors asOf="2025-09-25" sponsors={[${a}]}>`);
});

test('a missing list, and every mistake in one, are problems with their place', async () => {
  const missing = await compileText('<Sponsors />\n');
  expect(missing.reports).toEqual([
    'error sponsors-invalid content/docs/page.mdx:1:1 <Sponsors> shows content/sponsors.json, but there is no such file. Write it, as src/schema/sponsors.ts says, or remove <Sponsors>.',
  ]);
  const bad = await compileText('<Sponsors />\n', {
    files: {
      'content/sponsors.json': list(
        ',\n    { "name": "C", "login": "c", "link": "javascript:alert(1)", "tier": "gold", "since": "2022-01-01" }',
      ),
    },
  });
  expect(bad.reports.map((report) => report.split(' ').slice(0, 3).join(' '))).toEqual([
    'error sponsors-invalid content/sponsors.json:6:42',
    'error sponsors-invalid content/sponsors.json:6:73',
  ]);
  const twice = await compileText('<Sponsors />\n', {
    files: {
      'content/sponsors.json': list(
        ',\n    { "name": "A", "login": "a", "link": "https://a.example", "tier": "top", "since": "2022-01-01" }',
      ),
    },
  });
  expect(twice.reports.join()).toContain('names a login twice');
});
