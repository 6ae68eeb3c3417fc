import type { ExportLink, GoneExport, HistoryItem } from '#shared/api-changes.ts';
import { historyWords } from '#shared/history-words.ts';
import type { ApiChangesPage, GuideChanges } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { ToMarkdown } from './markdown-store.ts';

type Link = (href: string) => string;

/** The changes in a version, as lists. */
export function changesTwin(options: {
  page: ApiChangesPage;
  link: Link;
  strings: Strings;
  toMarkdown: ToMarkdown;
}): string {
  const { page, link, toMarkdown } = options;
  const { api, changes, twins } = options.strings;
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
    row(
      it,
      `${fill(api.namesOf, { names: nameOf(it), entry: code([it.entry, ...it.alsoFrom]) })}. ${insteadOf(it)}`,
    );
  const insteadOf = ({ entry, instead }: GoneExport): string => {
    const { kind, names, note, guide, internal } = instead;
    const named = names.map((it) => (it.entry === entry ? nameOf(it) : from(it)));
    return [
      ...(named.length === 0 ? [] : [`${changes.instead[kind]} ${named.join(', ')}.`]),
      ...(note === undefined ? [] : [toMarkdown({ html: note, link, language: 'ts' })]),
      ...(guide ? [fill(changes.see, { guide: `[${guide.title}](${link(guide.href)})` })] : []),
      ...(kind === 'nothing' || kind === 'unknown' ? [changes.instead[kind]] : []),
      ...(internal ? [fill(changes.onlyInternal, { entry: `\`${internal.entry}\`` })] : []),
    ].join(' ');
  };
  const from = (it: ExportLink) =>
    `${nameOf(it)} ${fill(changes.from, { entry: `\`${it.entry}\`` })}`;
  const guides: [keyof GuideChanges, string][] = [
    ['changed', changes.guides.changed],
    ['added', changes.guides.added],
    ['gone', changes.guides.gone],
  ];
  return [
    page.description,
    twins.anchors,
    ...page.changes.packages.flatMap((it) => [
      heading(it.name),
      ...part(
        changes.lists.entriesGone,
        it.entriesGone.map((name) => code([name])),
      ),
      ...part(
        changes.lists.entriesAdded,
        it.entriesAdded.map((name) => code([name])),
      ),
      ...part(changes.lists.gone, it.gone.map(gone)),
      ...part(
        changes.lists.moved,
        it.moved.map((moved) =>
          row(moved, fill(twins.movedFrom, { name: from(moved), entries: code(moved.from) })),
        ),
      ),
      ...part(
        changes.lists.left,
        it.left.map((left) =>
          row(left, fill(twins.leftEntries, { name: from(left), entries: code(left.from) })),
        ),
      ),
      ...part(
        changes.lists.deprecated,
        it.deprecated.map((old) => {
          const reason = toMarkdown({ html: old.reason, link, language: 'ts' });
          return reason === '' ? from(old) : `${from(old)}: ${reason}`;
        }),
      ),
      ...part(changes.lists.changed, it.changed.map(from)),
      ...part(changes.lists.added, it.added.map(from)),
    ]),
    heading(changes.guides.title),
    ...guides.flatMap(([key, label]) =>
      part(
        label,
        page.guides[key].map(({ title, href }) => `[${title}](${link(href)})`),
      ),
    ),
  ].join('\n\n');
}

/** One version in the history of a name. */
export function historyLine(item: HistoryItem, link: Link, words: Strings['api']): string {
  const { version, release, href, replaces, goneHref } = item;
  const label = href === undefined ? version : `[${version}](${link(href)})`;
  const instead = goneHref === undefined ? '' : ` ([${words.instead}](${link(goneHref)}))`;
  const names = replaces.map((it) => `[\`${it.name}\`](${link(it.href)})`).join(', ');
  const replacing = names === '' ? '' : ` ${fill(words.replaces, { names })}`;
  return `${label} (${release}): ${historyWords(item, words.history)}${instead}.${replacing}`;
}
