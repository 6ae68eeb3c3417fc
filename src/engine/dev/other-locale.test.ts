import { expect, test } from 'vitest';
import { testConfig } from '../blog/blog-test-support.ts';
import { localizeConfig } from '../config/localize-config.ts';
import { describeOtherLocale } from './other-locale.ts';

const plain = testConfig();
const locale = (label: string) => ({ label, direction: 'ltr' as const, htmlLang: 'en' });
const config = {
  ...plain,
  baseUrl: '/base/',
  i18n: { defaultLocale: 'en', locales: { en: locale('English'), fr: locale('Français') } },
};
const french = localizeConfig({ config, locale: 'fr' });

test.each([
  [config, '/base/', undefined],
  [config, '/base/docs/french', undefined],
  [config, '/elsewhere', undefined],
  [config, '/base/fr', '(Français)'],
  [config, '/base/fr/docs?a=b', 'npm run dev -- --locale fr'],
  [french, '/base/fr/docs', undefined],
  [french, '/base/docs', '(English)'],
  [french, '/base/docs', /npm run dev$/],
])(
  'at an address of another language a dev server says how to see it (%#)',
  (shown, address, told) => {
    const text = describeOtherLocale({ config: shown, address });
    if (told === undefined) expect(text).toBeUndefined();
    else expect(text).toMatch(told);
  },
);
