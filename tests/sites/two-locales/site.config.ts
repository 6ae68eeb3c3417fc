import { defineSiteConfig } from '#schema/site-config.ts';

/** Two languages, which are written in two directions. */
export default defineSiteConfig({
  title: 'Two',
  tagline: 'A site in two languages.',
  url: 'https://two.example',
  version: '1.0.0',
  repository: 'https://github.com/example/two',
  i18n: {
    defaultLocale: 'en',
    locales: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en' },
      ar: {
        label: 'العربية',
        direction: 'rtl',
        htmlLang: 'ar',
        overrides: {
          title: 'اثنان',
          tagline: 'موقع بلغتين.',
          navbar: {
            title: 'اثنان',
            items: [
              { type: 'doc', docId: 'start', label: 'البداية' },
              { type: 'localeDropdown', position: 'right' },
              { type: 'search', position: 'right' },
            ],
          },
        },
      },
    },
  },
  navbar: {
    title: 'Two',
    items: [
      { type: 'doc', docId: 'start', label: 'Start' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  docs: {},
});
