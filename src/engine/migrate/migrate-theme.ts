import { hrefSchema } from '#schema/href.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { defined } from '../defined.ts';
import { movedAddress } from './moved-address.ts';
import { changedAt, decideAt, type MigrationNote } from './note.ts';
import type { SourceConfig } from './source-config.ts';
import type { SourceData } from './source-data.ts';

type Part = Pick<SiteConfigInput, 'colorMode' | 'announcementBar' | 'search' | 'socialCard'>;

/** Converts the theme's settings. */
export function migrateTheme(options: {
  config: SourceConfig;
  hasFile: (path: string) => boolean;
  moved: ReadonlyMap<string, string>;
  notes: MigrationNote[];
}): Part {
  const { config, hasFile, moved, notes } = options;
  const theme = config.themeConfig;
  const image = theme.get('image').text();
  const card = image === undefined ? undefined : `/${image.replace(/^\/+/, '')}`;
  if (card !== undefined && !hasFile(card)) {
    notes.push(
      decideAt(theme.get('image').place, `themeConfig.image is gone: there is no file ${card}`),
    );
  }
  for (const comment of config.foreignComments) {
    const message = `"${comment}" in code is shown as it is: marks here are // [!code ++] and their like`;
    notes.push(decideAt(theme.get('prism').get('magicComments').place, message));
  }
  return {
    ...colorModeOf(theme.get('colorMode')),
    ...announcementOf({ data: theme.get('announcementBar'), moved, notes }),
    ...searchOf(theme.get('algolia'), notes),
    ...(card !== undefined && hasFile(card) ? { socialCard: card } : {}),
  };
}

function colorModeOf(data: SourceData): Part {
  const mode = data.get('defaultMode').text();
  const disableSwitch = data.get('disableSwitch').flag();
  const respectSystem = data.get('respectPrefersColorScheme').flag();
  if (!data.isThere()) return {};
  return {
    colorMode: {
      ...(mode === 'light' || mode === 'dark' ? { default: mode } : {}),
      ...defined({ disableSwitch }),
      // By default, the framework ignores the system's preference.
      respectSystem: respectSystem ?? false,
    },
  };
}

/** The announcement is HTML in the source, and text with a link here. */
function announcementOf(options: {
  data: SourceData;
  moved: ReadonlyMap<string, string>;
  notes: MigrationNote[];
}): Part {
  const { data, moved, notes } = options;
  const content = data.get('content').text();
  if (content === undefined) return {};
  const [, href, label = ''] =
    /<a\b[^>]*href=["']([^"']*)["'][^>]*>(.*?)<\/a>/is.exec(content) ?? [];
  const address = hrefSchema.safeParse(href && movedAddress(moved, href)).data;
  const bare = (markup: string): string =>
    markup
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\s+/g, ' ')
      .trim();
  const [name, text] = [bare(label), bare(content)];
  const hasLink = address !== undefined && name !== '';
  const rest = hasLink ? text.replace(name, '').trim() : text;
  if (content !== text) {
    const message = `the announcement is text with ${hasLink ? 'a link behind it' : 'no markup'} here: read it once`;
    notes.push(decideAt(data.get('content').place, message));
  }
  const isCloseable = data.get('isCloseable').flag();
  if (text === '') return {};
  return {
    announcementBar: {
      id: data.get('id').text() ?? 'announcement',
      text: rest || text,
      ...(hasLink ? { link: { label: name, href: address } } : {}),
      ...defined({ closeable: isCloseable }),
    },
  };
}

function searchOf(data: SourceData, notes: MigrationNote[]): Part {
  const [appId, apiKey] = [data.get('appId').text(), data.get('apiKey').text()];
  const indexName = data.get('indexName').text();
  const contextual = data.get('contextualSearch').flag();
  if (!appId || !apiKey || !indexName) return {};
  notes.push(
    changedAt(
      data.place,
      'search: the hosted provider stays; without these lines the search is built with the site',
    ),
  );
  return {
    search: {
      provider: 'hosted',
      appId,
      apiKey,
      indexName,
      ...defined({ contextual }),
    },
  };
}
