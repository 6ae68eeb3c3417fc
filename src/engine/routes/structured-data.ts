import type {
  BreadcrumbList,
  FAQPage,
  SoftwareSourceCode,
  TechArticle,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Breadcrumb } from '#shared/breadcrumb.ts';
import type { CompiledMdx, ContentCodeBlock } from '#shared/content.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { defined } from '../defined.ts';
import type { Doc } from '../docs/doc.ts';

// Structured data for search engines in schema.org vocabulary. It is type-checked against the vocabulary; the
// properties that search engines require are in tests/browser/structured-data.spec.ts.

const CONTEXT = 'https://schema.org';

/** The site itself, on its home page. */
export function describeWebSite(config: ResolvedSiteConfig): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: config.title,
    description: config.tagline,
    url: absoluteAddress(config, '/'),
  };
}

/** A breadcrumb trail; steps without a page are left out. */
export function breadcrumbList(
  config: ResolvedSiteConfig,
  breadcrumbs: Breadcrumb[],
): WithContext<BreadcrumbList> {
  const steps = breadcrumbs.filter((step) => step.href !== undefined);
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteAddress(config, href),
    })),
  };
}

/** A docs page and its samples. Its dates come from commits, so without a history it has none. */
export function describeDoc(options: {
  config: ResolvedSiteConfig;
  doc: Doc;
  /** Absolute. */
  image: string;
  /** The documented release: `11.6.0`. */
  version: string;
}): WithContext<TechArticle> {
  const { config, doc, image, version } = options;
  const { title, description, path, created, lastUpdated, compiled } = doc;
  const samples = describeSamples(compiled.codeBlocks);
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: title,
    ...(description === '' ? {} : { description }),
    url: absoluteAddress(config, path),
    image,
    author: { '@type': 'Organization', name: config.title, url: absoluteAddress(config, '/') },
    ...defined({ datePublished: created, dateModified: lastUpdated }),
    version,
    ...(samples.length === 0 ? {} : { hasPart: samples }),
  };
}

/** Questions and answers: top-level sections whose headings are questions. */
export function describeQuestions(
  compiled: Pick<CompiledMdx, 'sections'>,
): WithContext<FAQPage> | undefined {
  const questions = new Map<string, string[]>();
  for (const { headings, text } of compiled.sections) {
    const [question] = headings;
    if (!question?.endsWith('?') || text === '') continue;
    questions.set(question, [...(questions.get(question) ?? []), text]);
  }
  if (questions.size === 0) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: [...questions].map(([name, texts]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: texts.join(' ') },
    })),
  };
}

const LANGUAGES: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
};

/**
 * The samples of a page, each once. Their code is not repeated: in the median page, it would be 0.8 kB compressed,
 * instead of 0.1 kB without it.
 */
function describeSamples(blocks: ContentCodeBlock[]): SoftwareSourceCode[] {
  const found = blocks.flatMap(({ language, meta }): SoftwareSourceCode[] => {
    const programmingLanguage = LANGUAGES[language];
    const name = parseFenceMeta(meta).title;
    if (programmingLanguage === undefined || name === undefined) return [];
    return [{ '@type': 'SoftwareSourceCode', name, programmingLanguage }];
  });
  return [...new Map(found.map((sample) => [JSON.stringify(sample), sample])).values()];
}
