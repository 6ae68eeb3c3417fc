import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ServedSite } from '../support/served-sites.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { test } from '../support/test.ts';

// Compiling `structured-data.ts` checks that names and values exist in schema.org. This file checks what search engines
// require (https://developers.google.com/search/docs/appearance/structured-data).

const ORIGIN = 'https://trpc.io';

type Data = Record<string, unknown> & { '@type': string };

/** All JSON-LD of a page. */
async function readData(dir: string, path: string): Promise<{ html: string; data: Data[] }> {
  const html = await readFile(join(dir, path, 'index.html'), 'utf8');
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return { html, data: [...scripts].map(([, json = '']) => JSON.parse(json)) };
}

/** Whether an address is a page or file of the site. */
function resolves({ dir }: ServedSite, address: unknown): boolean {
  if (typeof address !== 'string' || !address.startsWith(`${ORIGIN}/`)) return false;
  const path = join(dir, decodeURI(new URL(address).pathname));
  return existsSync(join(path, 'index.html')) || (existsSync(path) && /\.\w+$/.test(path));
}

test('[M1] what pages say to search engines is whole, and leads to pages and pictures', async ({
  served,
}) => {
  test.setTimeout(120_000);
  const kinds = new Map<string, number>();
  const failures: string[] = [];
  for (const path of await siteRoutes(served)) {
    const { html, data } = await readData(served.dir, path);
    const own = `${ORIGIN}${path}`;
    for (const it of data) {
      kinds.set(it['@type'], (kinds.get(it['@type']) ?? 0) + 1);
      for (const wrong of problemsOf({ it, own, html, served })) {
        failures.push(`${path} ${it['@type']}: ${wrong}`);
      }
    }
    const isGuide = /^\/docs/.test(path) && html.includes('"@type":"TechArticle"');
    // Pages hidden from search engines need no structured data.
    const isKeptOut = html.includes('<meta name="robots" content="noindex"');
    if (
      /^\/docs/.test(path) &&
      !isKeptOut &&
      !data.some((it) => it['@type'] === 'BreadcrumbList')
    ) {
      failures.push(`${path} has no trail`);
    }
    if (isGuide && data.filter((it) => it['@type'] === 'TechArticle').length !== 1) {
      failures.push(`${path} is more than one article`);
    }
  }
  expect(failures).toEqual([]);
  expect([...kinds.keys()].sort()).toEqual([
    'BlogPosting',
    'BreadcrumbList',
    'FAQPage',
    'TechArticle',
    'WebSite',
  ]);
  expect(kinds.get('TechArticle')).toBeGreaterThan(150);
  expect(kinds.get('FAQPage')).toBe(1);
});

function problemsOf(options: {
  it: Data;
  own: string;
  html: string;
  served: ServedSite;
}): string[] {
  const { it, own, html, served } = options;
  const wanted = (name: string, isRight: boolean) => (isRight ? [] : [name]);
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));
  const people = [it.author].flat() as { name?: string; url?: string }[];
  const article = () => [
    ...wanted('headline', isText(it.headline) && String(it.headline).length <= 110),
    ...wanted('url', it.url === own),
    ...wanted('image', resolves(served, it.image)),
    ...wanted(
      'author',
      people.length > 0 && people.every(({ name, url }) => isText(name) && isText(url)),
    ),
    ...wanted('dateModified', it.dateModified === undefined || isDay(it.dateModified)),
  ];
  const context = wanted('@context', it['@context'] === 'https://schema.org');
  switch (it['@type']) {
    case 'BreadcrumbList': {
      const items = it.itemListElement as { position: number; name: string; item: string }[];
      return [
        ...context,
        ...wanted('itemListElement', items.length > 0),
        ...wanted(
          'positions',
          items.every(({ position }, index) => position === index + 1),
        ),
        ...wanted(
          'names',
          items.every(({ name }) => isText(name)),
        ),
        ...items.flatMap(({ item }) => wanted(item, resolves(served, item))),
      ];
    }
    case 'TechArticle': {
      const parts = (it.hasPart ?? []) as Data[];
      return [
        ...context,
        ...article(),
        ...wanted('version', isText(it.version)),
        ...wanted(
          'datePublished',
          it.datePublished === undefined ||
            (isDay(it.datePublished) && String(it.datePublished) <= String(it.dateModified)),
        ),
        ...wanted(
          'hasPart',
          parts.every(
            (part) =>
              part['@type'] === 'SoftwareSourceCode' &&
              isText(part.name) &&
              isText(part.programmingLanguage),
          ),
        ),
      ];
    }
    case 'BlogPosting':
      return [...context, ...article(), ...wanted('datePublished', isDay(it.datePublished))];
    case 'FAQPage': {
      const questions = it.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => text);
      return [
        ...context,
        ...wanted('questions', questions.length > 5),
        ...questions.flatMap(({ name, acceptedAnswer }) => [
          ...wanted(`answer to ${name}`, isText(acceptedAnswer.text)),
          ...wanted(
            `heading ${name}`,
            headings.some((text) => text.includes(name)),
          ),
        ]),
      ];
    }
    case 'WebSite':
      return [...context, ...wanted('name', isText(it.name)), ...wanted('url', it.url === own)];
    default:
      return ['a type that nobody asked for'];
  }
}
