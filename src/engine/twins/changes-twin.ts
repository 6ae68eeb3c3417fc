import type { ExportLink, GoneExport, HistoryItem } from '#shared/api-changes.ts';
import { historyWords } from '#shared/history-words.ts';
import type { ApiChangesPage, GuideChanges } from '#shared/page-data.ts';
import { en } from '#shared/strings/en.ts';
import { fill } from '#shared/strings/fill.ts';
import { htmlMarkdown } from './html-markdown.ts';

type Link = (href: string) => string;

/** The changes in a version, as lists. */
export function changesTwin({ page, link }: { page: ApiChangesPage; link: Link }): string {
  const nameOf = (it: ExportLink): string =>
    it.href === undefined ? `\`${it.name}\`` : `[\`${it.name}\`](${link(it.href)})`;
  const list = (items: string[]): string => items.map((item) => `- ${item}`).join('\n');
  const part = (label: string, items: string[]): string[] =>
    items.length === 0 ? [] : [`### ${label}`, list(items)];
  const heading = (label: string): string =>
    `## ${label} {#${page.toc.find((item) => item.label === label)?.id ?? ''}}`;
  /** Other twins link to a row as to a section. */
  const row = ({ id }: { id: string }, text: string): string => `${text} {#${id}}`;
  const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');
  const gone = (it: GoneExport) =>
    row(it, `${nameOf(it)} of ${code([it.entry, ...it.alsoFrom])}. ${insteadOf(it)}`);
  const insteadOf = ({ entry, instead }: GoneExport): string => {
    const { kind, names, note, guide, internal } = instead;
    const named = names.map((it) => (it.entry === entry ? nameOf(it) : from(it)));
    return [
      ...(named.length === 0 ? [] : [`${en.changes.instead[kind]} ${named.join(', ')}.`]),
      ...(note === undefined ? [] : [htmlMarkdown({ html: note, link, language: 'ts' })]),
      ...(guide ? [`See [${guide.title}](${link(guide.href)}).`] : []),
      ...(kind === 'nothing' || kind === 'unknown' ? [en.changes.instead[kind]] : []),
      ...(internal ? [fill(en.changes.onlyInternal, { entry: `\`${internal.entry}\`` })] : []),
    ].join(' ');
  };
  const from = (it: ExportLink) => `${nameOf(it)} from \`${it.entry}\``;
  const guides: [keyof GuideChanges, string][] = [
    ['changed', en.changes.guides.changed],
    ['added', en.changes.guides.added],
    ['gone', en.changes.guides.gone],
  ];
  return [
    page.description,
    'An id in braces behind a heading or a row is its anchor.',
    ...page.changes.packages.flatMap((it) => [
      heading(it.name),
      ...part(
        en.changes.lists.entriesGone,
        it.entriesGone.map((name) => code([name])),
      ),
      ...part(
        en.changes.lists.entriesAdded,
        it.entriesAdded.map((name) => code([name])),
      ),
      ...part(en.changes.lists.gone, it.gone.map(gone)),
      ...part(
        en.changes.lists.moved,
        it.moved.map((moved) => row(moved, `${from(moved)}, before ${code(moved.from)}`)),
      ),
      ...part(
        en.changes.lists.left,
        it.left.map((left) => row(left, `${from(left)}, no longer from ${code(left.from)}`)),
      ),
      ...part(
        en.changes.lists.deprecated,
        it.deprecated.map((old) => {
          const reason = htmlMarkdown({ html: old.reason, link, language: 'ts' });
          return reason === '' ? from(old) : `${from(old)}: ${reason}`;
        }),
      ),
      ...part(en.changes.lists.changed, it.changed.map(from)),
      ...part(en.changes.lists.added, it.added.map(from)),
    ]),
    heading(en.changes.guides.title),
    ...guides.flatMap(([key, label]) =>
      part(
        label,
        page.guides[key].map(({ title, href }) => `[${title}](${link(href)})`),
      ),
    ),
  ].join('\n\n');
}

/** One version in the history of a name. */
export function historyLine(item: HistoryItem, link: Link): string {
  const { version, release, href, replaces, goneHref } = item;
  const label = href === undefined ? version : `[${version}](${link(href)})`;
  const instead = goneHref === undefined ? '' : ` ([what to write instead](${link(goneHref)}))`;
  const names = replaces.map((it) => `[\`${it.name}\`](${link(it.href)})`).join(', ');
  return `${label} (${release}): ${historyWords(item, en.api.history)}${instead}.${names === '' ? '' : ` Replaces ${names}.`}`;
}
