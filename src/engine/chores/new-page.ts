import { docPathTail, joinPath } from '../docs/doc-id.ts';
import { hintOfNames } from '../problems/suggest.ts';
import {
  type Answers,
  answerTo,
  type Change,
  type Chore,
  type Plan,
  type Question,
} from './chore.ts';
import { contentFile, paragraph } from './content-file.ts';
import {
  newDocQuestion,
  requireVersion,
  textQuestion,
  versionOf,
  versionQuestion,
} from './doc-questions.ts';
import { changeRedirects, listRedirects } from './redirect-lines.ts';
import {
  everyItem,
  insertDoc,
  readSidebarSource,
  type SidebarPlace,
  type SidebarSource,
} from './sidebar-source.ts';
import type { SiteSources } from './site-sources.ts';

/** Maximum length of a description in search results. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Creates a docs page and adds it to its version's sidebar. */
export async function newPage(sources: SiteSources): Promise<Chore> {
  const sidebars = new Map<string, SidebarSource | undefined>();
  for (const { config, sidebar } of sources.versions) {
    sidebars.set(config.dir, sidebar === undefined ? undefined : await readSidebarSource(sidebar));
  }
  const sidebarOf = (answers: Answers) =>
    sidebars.get(versionOf(sources, answers)?.config.dir ?? '');
  return {
    positions: ['id'],
    questions: [
      versionQuestion(sources),
      newDocQuestion(
        sources,
        'id',
        'Path of the page, without extension (server/caching-responses)?',
      ),
      textQuestion('title', 'Title, in sentence case?'),
      textQuestion(
        'description',
        'Description: one or two sentences that would make the right reader click?',
        MAX_DESCRIPTION_LENGTH,
      ),
      placeQuestion({
        name: 'category',
        ask: 'Category of the sidebar?',
        kind: 'category',
        sidebarOf,
      }),
      placeQuestion({
        name: 'after',
        ask: 'After which page of the sidebar (its id)?',
        kind: 'doc',
        sidebarOf,
      }),
    ],
    plan: async (answers) => planPage({ sources, answers, sidebar: sidebarOf(answers) }),
  };
}

/**
 * The question for a place in the sidebar. By default, the page goes after the last one of its
 * folder.
 */
function placeQuestion(options: {
  name: string;
  ask: string;
  kind: 'category' | 'doc';
  sidebarOf: (answers: Answers) => SidebarSource | undefined;
}): Question {
  const { name, ask, kind, sidebarOf } = options;
  return {
    name,
    ask: `${ask} Empty: after the last page of its folder.`,
    fallback: () => '',
    check: (answer, answers) => {
      const items = everyItem(sidebarOf(answers)?.lists ?? []);
      const names = items.filter((item) => item.kind === kind).map((item) => item.name);
      if (!names.includes(answer)) {
        const what = kind === 'doc' ? 'pages in the sidebar' : 'categories';
        if (names.length === 0)
          return `The sidebar names no ${kind === 'doc' ? 'pages' : what}: leave this out.`;
        return `The sidebar has no "${answer}". ${hintOfNames({ written: answer, names, what })}`;
      }
      const category = items.find((item) => item.name === answers.category && item.list);
      if (kind === 'category' || !category?.list) return undefined;
      const inside = everyItem([category.list]).some((item) => item.name === answer);
      return inside ? undefined : `"${answer}" is not in the category "${category.name}".`;
    },
  };
}

function planPage(options: {
  sources: SiteSources;
  answers: Answers;
  sidebar: SidebarSource | undefined;
}): Plan {
  const { sources, answers, sidebar } = options;
  const { config } = requireVersion(sources, answers);
  const id = answerTo(answers, 'id');
  const description = answerTo(answers, 'description');
  const text = contentFile({
    frontMatter: { title: answerTo(answers, 'title'), description },
    // An empty page is an error, so it starts with its description.
    text: paragraph(description),
  });
  const file = `${config.folder}/${id}.mdx`;
  const changes: Change[] = [{ kind: 'create', file, text }];
  const left = [`Write the page: ${file}. content/STYLE.md explains how.`];
  const listed = planSidebar({ sidebar, id, answers });
  if (listed === 'listed by itself') {
    left.push(
      'The sidebar lists it automatically. "sidebar_position" in the front matter moves it.',
    );
  } else if (listed === undefined) {
    left.push(`Put '${id}' into ${config.folder}/sidebar.ts: its place was not found in the text.`);
  } else changes.push({ kind: 'edit', file: `${config.folder}/sidebar.ts`, text: listed });
  const address = joinPath(config.rootPath, docPathTail({ id }));
  const hidden = listRedirects(sources.redirects).find(({ from }) => from === address);
  if (hidden) {
    const pages = new Set([address]);
    const { text } = changeRedirects({ source: sources.redirects, add: [], pages });
    changes.push({ kind: 'edit', file: sources.config.redirects, text });
    left.push(
      `${address} led to ${hidden.to} until now. That redirect was removed: is that what you want?`,
    );
  }
  return { changes, left };
}

function planSidebar(options: {
  sidebar: SidebarSource | undefined;
  id: string;
  answers: Answers;
}): string | undefined {
  const { sidebar, id, answers } = options;
  if (sidebar === undefined) return undefined;
  const items = everyItem(sidebar.lists);
  const folder = id.split('/').slice(0, -1).join('/');
  const place: SidebarPlace =
    answers.after !== undefined
      ? { after: answers.after }
      : answers.category !== undefined
        ? { category: answers.category }
        : undefined;
  if (place !== undefined) return insertDoc({ sidebar, id, place });
  const isListed = items.some(
    ({ kind, name }) =>
      kind === 'autogenerated' && (name === '.' || `${folder}/`.startsWith(`${name}/`)),
  );
  if (isListed) return 'listed by itself';
  const sibling = items.findLast(
    ({ kind, name }) => kind === 'doc' && name.split('/').slice(0, -1).join('/') === folder,
  );
  return insertDoc({ sidebar, id, place: sibling && { after: sibling.name } });
}
