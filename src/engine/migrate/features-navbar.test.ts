import { type SettingRow, testSettings } from './setting-rows-test-support.ts';

const theme = (options: string): string => `themeConfig: { ${options} },`;
const navbar = (item: string): string => theme(`navbar: { items: [${item}] }`);

/** Every navbar and footer setting is converted, or reported at its line. */
const rows: SettingRow[] = [
  {
    setting: 'navbar',
    config: theme(
      "navbar: { title: 'N', hideOnScroll: true, style: 'dark',\nlogo: { src: 'a.svg', alt: 'A', href: '/docs/a' } }",
    ),
    here: "title: 'N',\n    logoHref: '/docs/a',\n    hideOnScroll: true,",
    says: [
      '3: decide: themeConfig.navbar.style',
      '4: decide: themeConfig.navbar.logo.src',
      '4: decide: themeConfig.navbar.logo.alt',
    ],
  },
  {
    setting: 'a link',
    config: navbar("{ to: 'docs/a', label: 'A', activeBasePath: 'docs' }"),
    here: "label: 'A',\n        href: '/docs/a',\n        activeBasePath: '/docs'",
  },
  {
    setting: 'a link with a class',
    config: navbar("{ href: 'https://a.example', label: 'A', className: 'x' }"),
    says: ['decide: themeConfig.navbar.items[0].className'],
  },
  {
    setting: 'a link with markup',
    config: navbar("{ href: '/docs/a', html: '<b>A</b>' }"),
    says: ['decide: the item of the navbar is gone'],
  },
  {
    setting: 'html',
    config: navbar("{ type: 'html', value: '<b>x</b>', position: 'right' }"),
    here: "type: 'html',\n        value: '<b>x</b>',\n        position: 'right'",
  },
  {
    setting: 'docSidebar without a label',
    config: navbar("{ type: 'docSidebar', sidebarId: 'docs' }"),
    here: "label: 'docs'",
    says: ['decide: the item of the navbar for "docs" has no label'],
  },
  {
    setting: 'docsVersion',
    config: navbar("{ type: 'docsVersion', label: 'V', to: '/docs/a' }"),
    here: "type: 'docsVersion',\n        label: 'V',\n        to: '/docs/a'",
  },
  {
    setting: 'docsVersionDropdown',
    config: navbar(
      "{ type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/a', label: 'A' }] }",
    ),
    here: "type: 'docsVersionDropdown'",
    says: ['decide: themeConfig.navbar.items[0].dropdownItemsAfter'],
  },
  {
    setting: 'localeDropdown',
    config: navbar("{ type: 'localeDropdown', queryString: '?a' }"),
    here: "type: 'localeDropdown'",
    says: ['items[0].queryString'],
  },
  {
    setting: 'search',
    config: navbar("{ type: 'search', className: 'x' }"),
    here: "type: 'search'",
    says: ['items[0].className'],
  },
  {
    setting: 'a type of a plugin',
    config: navbar("{ type: 'custom-x', label: 'X' }"),
    says: ['it is of the type "custom-x", which nothing here draws'],
  },
  {
    setting: 'a dropdown',
    config: navbar(
      "{ label: 'More', items: [{ to: '/docs/a', label: 'A' },\n{ type: 'html', value: '<hr>' }] }",
    ),
    here: "type: 'dropdown',\n        label: 'More',\n        items: [\n          {\n            type: 'link',\n            label: 'A'",
    says: ['4: decide: an item of the type "html" is gone from a dropdown'],
  },
  {
    setting: 'an item that is made',
    config: navbar('make()'),
    says: ['decide: the item of the navbar is gone'],
  },
  {
    setting: 'footer',
    config: theme(
      "footer: { style: 'dark', logo: { src: 'a' }, links: [{ title: 'T', items: [{ label: 'A', to: '/docs/a' }, { html: '<b>x</b>' },\n{ label: 'B', href: 'https://b.example', className: 'x' }] }], copyright: '<b>C</b>' }",
    ),
    here: "title: 'T',\n        links: [\n          {\n            label: 'A',\n            href: '/docs/a',",
    says: [
      'themeConfig.footer.style',
      'themeConfig.footer.logo',
      'an item of the footer is gone',
      '3: decide',
      '4: decide: themeConfig.footer.links[0].items[2].className',
    ],
  },
  {
    setting: 'footer without columns',
    config: theme("footer: { links: [{ label: 'A', to: '/docs/a' }] }"),
    here: "title: 'Links',\n        links: [\n          {\n            label: 'A'",
    says: ['decide: the links of the footer are in columns'],
  },
  {
    setting: 'footer with a column without a title',
    config: theme("footer: { links: [{ title: null, items: [{ label: 'A', to: '/docs/a' }] }] }"),
    here: "title: 'Links'",
    says: ['decide: a column of the footer has no title'],
  },
];

testSettings('navbar and footer', rows);
