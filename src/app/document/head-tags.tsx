import { withBaseUrl } from '#shared/base-url.ts';
import type { PageData } from '#shared/page-data.ts';
import type { SiteShell } from '#shared/site-shell.ts';

/** Title, description, social cards, search tags, icons and feeds of a page (row M1). */
export function HeadTags({ shell, page }: { shell: SiteShell; page: PageData }) {
  const { head } = page;
  const asset = (path: string) => withBaseUrl(path, import.meta.env.BASE_URL);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && head.keywords.length > 0 && (
        <meta name="keywords" content={head.keywords.join(', ')} />
      )}
      {head.robots && <meta name="robots" content={head.robots} />}
      <meta name="generator" content={`trpc-website ${shell.version}`} />
      <link rel="canonical" href={head.canonical} />
      <meta property="og:type" content={head.type} />
      <meta property="og:site_name" content={shell.title} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:locale" content={shell.locale.htmlLang} />
      {head.image && <meta property="og:image" content={head.image} />}
      {head.publishedTime && (
        <meta property="article:published_time" content={head.publishedTime} />
      )}
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      {head.image && <meta name="twitter:image" content={head.image} />}
      <meta name="docsearch:language" content={shell.locale.name} />
      {head.docsVersion && <meta name="docsearch:version" content={head.docsVersion} />}
      <meta name="docsearch:docusaurus_tag" content={head.docsTag} />
      {shell.favicon && <link rel="icon" href={asset(shell.favicon)} />}
      <link rel="manifest" href={asset('/manifest.webmanifest')} />
      {shell.feeds.map((feed) => (
        <link
          key={feed.href}
          rel="alternate"
          type={feed.type}
          title={feed.title}
          href={asset(feed.href)}
        />
      ))}
    </>
  );
}
