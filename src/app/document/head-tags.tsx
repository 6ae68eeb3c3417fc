import type { PageData } from '#shared/page-data.ts';
import type { SiteShell } from '#shared/site-shell.ts';

/** The part of the head that changes with client navigation: see also `documentPrelude`. */
export function HeadTags({ shell, page }: { shell: SiteShell; page: PageData }) {
  const { head } = page;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      <link rel="canonical" href={head.canonical} />
      <meta name="docsearch:language" content={shell.locale.name} />
      {head.docsVersion && <meta name="docsearch:version" content={head.docsVersion} />}
      <meta name="docsearch:docusaurus_tag" content={head.docsTag} />
    </>
  );
}
