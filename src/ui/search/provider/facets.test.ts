import { expect, test } from 'vitest';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { facetFilters } from '../hosted/facet-filters.ts';
import { contextFacets, contextVersion } from './page-context.ts';

const versions = [
  { name: 'current', label: '11.x', tag: 'docs-default-current', path: '/docs', kinds: [] },
  { name: '10.x', label: '10.x', tag: 'docs-default-10.x', path: '/docs/v10', kinds: [] },
];

test.each([
  ['docs-default-10.x', undefined, '10.x'],
  ['docs-default-current', '10.x', '11.x'],
  ['default', '10.x', '10.x'],
  ['default', 'gone', '11.x'],
  ['default', undefined, '11.x'],
])('[S10] on a page of %s, having chosen %s, one searches in %s', (tag, preferred, label) => {
  const context = { language: 'en', tag };
  expect(contextVersion({ context, versions, preferred })?.label).toBe(label);
});

test('[S10] a version that is not released yet is searched only from its own pages', () => {
  const [latest, ...others] = versions;
  const next = {
    name: '12.x',
    label: '12.x',
    tag: 'docs-default-12.x',
    path: '/docs/next',
    kinds: [],
  };
  const all = [next, ...(latest ? [{ ...latest, isLast: true as const }] : []), ...others];
  const labelOn = (tag: string) =>
    contextVersion({ context: { language: 'en', tag }, versions: all, preferred: undefined })
      ?.label;
  expect(labelOn('default')).toBe('11.x');
  expect(labelOn('docs-default-12.x')).toBe('12.x');
});

const manifest: Pick<SearchManifest, 'provider'> = {
  provider: { name: 'static', files: [], synonyms: {} },
};
const hosted = (contextual: boolean) => ({
  provider: {
    name: 'hosted' as const,
    appId: 'A',
    indexName: 'i',
    apiKey: 'k',
    siteUrl: 'https://x.example',
    contextual,
    files: [],
  },
});

test('[S10] language and version restrict, unless the provider is configured otherwise', () => {
  const context = { language: 'en', tag: 'default' };
  const version = versions[1];
  const facets = { language: 'en', tags: ['default', 'docs-default-10.x'] };
  expect(contextFacets({ manifest, context, version })).toEqual(facets);
  expect(contextFacets({ manifest: hosted(true), context, version })).toEqual(facets);
  expect(contextFacets({ manifest: hosted(false), context, version })).toEqual({});
});

test('[S11] facets in the language of the hosted service', () => {
  const tags = ['default', 'docs-default-current'];
  expect(facetFilters({ language: 'en', tags })).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
  expect(facetFilters({ tags, kinds: ['post'] })).toEqual([['docusaurus_tag:default']]);
  expect(facetFilters({})).toEqual([]);
});
