import { stringify } from 'yaml';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { datesOfPost } from '#shared/blog.ts';
import type { CompiledMdx, ContentCodeBlock } from '#shared/content.ts';
import type { ContentReference, PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { defined } from '../defined.ts';
import { fillTemplate } from '../mdx/markdown-template.ts';
import { withoutSiteTitle } from '../routes/site-title.ts';
import { changesTwin } from './changes-twin.ts';
import { lessonTwin } from './lesson-twin.ts';
import { listTwin } from './list-twins.ts';
import type { ToMarkdown } from './markdown-store.ts';
import { symbolTwin } from './symbol-twin.ts';
import type { ResolveTwinLink } from './twin-links.ts';
import { notesOf } from './twin-notes.ts';
import type { TwinWords } from './twin-words.ts';

/** Everything that twins need besides the page. */
export interface TwinContext extends TwinWords {
  config: ResolvedSiteConfig;
  contents: Readonly<Record<string, CompiledMdx>>;
  links: ResolveTwinLink;
  toMarkdown: ToMarkdown;
  /** A sample as Markdown. */
  sample: (block: ContentCodeBlock) => string;
  /**
   * The page as HTML, because pages written in TSX have no other text. Without it, their twin is
   * empty.
   */
  document?: ((path: string) => string | undefined) | undefined;
}

/** A page as Markdown, with its metadata at the top. */
export function buildTwin(context: TwinContext, route: Route): string {
  const { config } = context;
  const { page } = route;
  const map = absoluteAddress(config, '/llms.txt');
  return `${frontMatter(context, route)}
# ${titleOf(page, config)}

${twinBody(context, page)}

---

${fill(context.strings.twins.allPages, { address: map })}
`.replace(/\n{3,}/g, '\n\n');
}

/** The text of a page below its title. */
export function twinBody(context: TwinContext, page: PageData): string {
  const blocks = [...notesOf(context, page), bodyOf(context, page)];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function frontMatter({ config }: TwinContext, { page, path, lastUpdated }: Route): string {
  const dates =
    page.kind === 'blog-post' ? datesOfPost({ post: page.post, lastUpdated }) : undefined;
  const updated = dates?.updated ?? lastUpdated;
  const facts = {
    title: titleOf(page, config),
    description: page.head.description,
    ...('docs' in page
      ? { version: page.docs.version.label, release: page.docs.version.release }
      : {}),
    ...(page.kind === 'blog-post'
      ? { date: dates?.published, authors: page.post.authors.map(({ name }) => name) }
      : {}),
    url: absoluteAddress(config, path),
    canonical: page.head.canonical,
    ...defined({ updated }),
  };
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n`;
}

/** The page's title without the site's. */
export function titleOf(page: PageData, config: Pick<ResolvedSiteConfig, 'title'>): string {
  if (page.kind === 'blog-post') return page.post.title;
  if (page.kind === 'api-symbol') return page.symbol.name;
  if (page.kind === 'api-entry') return page.entry;
  return 'title' in page ? page.title : withoutSiteTitle(page.head.title, config.title);
}

function bodyOf(context: TwinContext, page: PageData): string {
  const link = (href: string) => context.links({ href, from: page.path });
  const { strings, toMarkdown } = context;
  switch (page.kind) {
    case 'doc':
    case 'blog-post':
      return contentOf(context, page.content, link);
    case 'lesson':
      return lessonTwin({ page, text: contentOf(context, page.content, link), link, strings });
    case 'api-symbol':
      return symbolTwin({ page, link, strings, toMarkdown });
    case 'api-changes':
      return changesTwin({ page, link, strings, toMarkdown });
    case 'custom': {
      const html = context.document?.(page.path);
      return html === undefined ? '' : withoutTitle(toMarkdown({ html, link, language: 'text' }));
    }
    case 'not-found':
    case 'doc-changes':
      return '';
    default:
      return listTwin({ page, link, words: context });
  }
}

function contentOf(
  { contents, sample }: TwinContext,
  content: ContentReference,
  link: (href: string) => string,
): string {
  const compiled = contents[content.key];
  if (compiled === undefined) return '';
  return fillTemplate(compiled.markdown, {
    link: (href) => link(content.links[href] ?? href),
    code: (place) => {
      const block = compiled.codeBlocks[place];
      return block === undefined ? '' : sample(block);
    },
  });
}

/** The page's own heading has already been written. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*$\n*/m, '');
}
