import type { BlogPosting, Organization, Person, WithContext } from 'schema-dts';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { type Author, datesOfPost } from '#shared/blog.ts';
import type { PageHead } from '#shared/head.ts';
import type { Post } from '../blog/post.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { defined } from '../defined.ts';
import { buildHead } from './build-head.ts';

/** The head of a post, with metadata for search engines. */
export function buildPostHead({
  config,
  post: { summary, frontMatter, lastUpdated, compiled },
}: {
  config: ResolvedSiteConfig;
  post: Post;
}): PageHead {
  const { published, updated } = datesOfPost({ post: summary, lastUpdated });
  const head = buildHead({
    config,
    path: summary.path,
    title: summary.title,
    description: summary.description,
    type: 'article',
    publishedTime: published,
    robots: frontMatter.unlisted ? 'noindex' : undefined,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
  });
  const { original } = summary;
  const posting: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: summary.title,
    description: head.description,
    url: head.canonical,
    mainEntityOfPage: head.canonical,
    datePublished: published,
    ...(updated === published ? {} : { dateModified: updated }),
    author: summary.authors.map((author) => personOf(config, author)),
    ...(original === undefined
      ? {}
      : {
          isBasedOn: {
            '@type': 'BlogPosting',
            url: original.url,
            datePublished: summary.date,
            author: original.authors.map((author) => personOf(config, author)),
          },
        }),
    publisher: { '@type': 'Organization', name: config.title, url: absoluteAddress(config, '/') },
    image: head.image.href,
    ...(summary.tags.length === 0 ? {} : { keywords: summary.tags.map(({ label }) => label) }),
    wordCount: compiled.words,
    timeRequired: `PT${summary.readingMinutes}M`,
  };
  return { ...head, jsonLd: [posting] };
}

function personOf(config: ResolvedSiteConfig, author: Author): Organization | Person {
  const { name, title, team, path } = author;
  const url = author.url ?? absoluteAddress(config, path);
  return team
    ? { '@type': 'Organization', name, url, ...defined({ description: title }) }
    : { '@type': 'Person', name, url, ...defined({ jobTitle: title }) };
}
