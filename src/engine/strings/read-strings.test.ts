import { describe, expect, test } from 'vitest';
import { en } from '#shared/strings/en.ts';
import { loadFolder } from '../testing/load-test-site.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';

const FILE = 'content/i18n/de/strings.ts';
const config = siteConfig(`  docs: {},
  i18n: {
    defaultLocale: 'en',
    locales: {
      en: { label: 'English', htmlLang: 'en' },
      de: { label: 'Deutsch', htmlLang: 'de' },
    },
  },
`);
/** German has the same plural forms as English, so the English table is complete. */
const complete = `export default ${JSON.stringify(en, null, 2)};\n`;

async function load(locale: string | undefined, table?: string) {
  const root = await writeSite({
    ...docsSite({ 'site.config.ts': config, 'content/docs/v1/start.mdx': '# Start\n\nText.\n' }),
    ...(table === undefined ? {} : { [FILE]: table }),
  });
  const { site, problems } = await loadFolder(root, locale === undefined ? {} : { locale });
  const told = problems.map(({ file, line, code, severity, message, hint }) =>
    [`${file}:${line}`, severity, code, message, hint].join(' '),
  );
  return { strings: site.strings, told };
}

/** The line of a key in the complete table. */
const lineOf = (key: string) =>
  complete.split('\n').findIndex((line) => line.trim().startsWith(`"${key}"`)) + 1;

describe('the strings of a locale', () => {
  test('of the default one come with the engine', async () => {
    expect(await load(undefined, complete.replace('Skip to', 'Zum'))).toEqual({
      strings: en,
      told: [],
    });
  });

  test('come from the site', async () => {
    const { strings, told } = await load(
      'de',
      complete.replace('Skip to main content', 'Zum Text'),
    );
    expect(told).toEqual([]);
    expect(strings.frame.skipToContent).toBe('Zum Text');
  });

  test('are English, with a warning, where there is no table', async () => {
    const { strings, told } = await load('de');
    expect(strings).toBe(en);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('site.config.ts:');
    expect(told[0]).toContain('warning strings-missing The locale "de" has no table of strings');
  });

  test.each([
    ['is missing', '    "menu": "Menu",\n', '', `error strings-invalid frame.menu is missing.`],
    [
      'of a twin is missing',
      '"site": "Site",',
      '',
      'error strings-invalid twins.llms.site is missing.',
    ],
    [
      'of the stack picker is missing',
      '"next-app": "Next.js App Router",',
      '',
      'error strings-invalid stack.next-app is missing.',
    ],
    [
      'is unknown',
      '"menu"',
      '"menue"',
      `:${lineOf('menu')} error strings-invalid "menue" is not a known key of "frame". Did you mean "menu"?`,
    ],
    [
      'is empty',
      '"Menu"',
      '""',
      `:${lineOf('menu')} error strings-invalid frame.menu is "", but must not be empty.`,
    ],
    [
      'is no string',
      '"Menu"',
      'false',
      `:${lineOf('menu')} error strings-invalid frame.menu is false, but must be a string.`,
    ],
    [
      'lost its value',
      '{title} links',
      'Links',
      `:${lineOf('footerLinks')} error strings-invalid frame.footerLinks is "Links", but must have {title} in it, as in English: "{title} links".`,
    ],
    [
      'lost a value in its plural',
      'sightings {first} to {last}',
      'sightings {first}',
      'sightings.other is "sightings {first}", but must have {last} in it',
    ],
    [
      'names a value that it does not get',
      '"Menu"',
      '"{count} Menu"',
      `:${lineOf('menu')} error strings-invalid frame.menu is "{count} Menu", but must not have {count} in it; values of this string: none.`,
    ],
    [
      'has a plural form that the language does not have',
      '"one": "{count} page"',
      '"few": "{count} pages", "one": "{count} page"',
      `error strings-invalid "few" is not a known key of docs.pages.`,
    ],
  ])('are refused where one %s', async (_, from, to, expected) => {
    expect(complete).toContain(from);
    const { told } = await load('de', complete.replace(from, to));
    expect(told.join('\n')).toContain(`${FILE}:`);
    expect(told.join('\n')).toContain(expected);
  });

  test('name each string of a half-translated table', async () => {
    const half = { ...en, search: undefined, docs: { ...en.docs, next: undefined } };
    const { told } = await load('de', `export default ${JSON.stringify(half)};\n`);
    expect(told.join('\n')).toContain('docs.next is missing.');
    expect(told.join('\n')).toMatch(/"?search"? is missing\./);
    expect(told.every((line) => line.startsWith(`${FILE}:1 error`))).toBe(true);
  });
});
