import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { CompiledMdx } from '#shared/content.ts';
import { LEARN_PATH, type LessonLink, lessonParts } from '#shared/learn/lesson.ts';
import type { LearnIndexPage, LessonPage } from '#shared/page-data.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { defined } from '../defined.ts';
import { LEARN_FOLDER, type Lesson } from '../learn/lesson.ts';
import type { Navbar } from '../navbar/create-navbar.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { buildHead } from './build-head.ts';
import type { LinkResolver } from './resolve-content-links.ts';

interface LessonRoutesInput {
  config: ResolvedSiteConfig;
  strings: Strings;
  /** In course order. */
  lessons: Lesson[];
  /** Site path of a guide of the latest version -> its title. */
  guides: ReadonlyMap<string, string>;
  navbar: Navbar;
  links: LinkResolver;
}

/** The list of lessons, and a route for each. Empty for a site without lessons. */
export function buildLessonRoutes(input: LessonRoutesInput): {
  routes: Route[];
  contents: Record<string, CompiledMdx>;
  problems: Problem[];
} {
  const { lessons } = input;
  if (lessons.length === 0) return { routes: [], contents: {}, problems: [] };
  const problems: Problem[] = [];
  const routes = lessons.map((lesson, index) => {
    const { file, path, compiled } = lesson;
    const resolved = input.links.resolve({ file, path, links: compiled.links });
    problems.push(...resolved.problems, ...findUnknownGuide(input, lesson));
    return lessonRoute(input, index, { key: file, links: resolved.links });
  });
  return {
    routes: [indexRoute(input), ...routes],
    contents: Object.fromEntries(lessons.map(({ file, compiled }) => [file, compiled])),
    problems,
  };
}

/** A lesson as other pages reference it. */
function lessonLink({ number, slug, path, frontMatter }: Lesson): LessonLink {
  return { number, slug, title: frontMatter.title, href: path };
}

function indexRoute({ config, strings, lessons, navbar }: LessonRoutesInput): Route {
  const { title, lead } = strings.learn;
  const parts = lessonParts.map((part) => ({
    part,
    lessons: lessons
      .filter((lesson) => lesson.frontMatter.part === part)
      .map((lesson) => ({ ...lessonLink(lesson), goal: lesson.frontMatter.goal })),
  }));
  const page: LearnIndexPage = {
    kind: 'learn-index',
    path: LEARN_PATH,
    head: buildHead({ config, path: LEARN_PATH, title, description: lead }),
    navbar: navbar.itemsFor({}),
    className: 'learn-page learn-index-page',
    title,
    parts: parts.filter((part) => part.lessons.length > 0),
  };
  const days = lessons.flatMap(({ lastUpdated }) => lastUpdated ?? []).sort();
  return {
    path: LEARN_PATH,
    source: { file: LEARN_FOLDER },
    inSitemap: true,
    ...(days.length > 0 ? { lastUpdated: days.at(-1) ?? '' } : {}),
    page,
  };
}

function lessonRoute(
  { config, lessons, guides, navbar }: LessonRoutesInput,
  index: number,
  content: LessonPage['content'],
): Route {
  const lesson = lessons[index] as Lesson;
  const { path, file, frontMatter, start, solution, check, lastUpdated } = lesson;
  const { title, goal, part, guide, hints } = frontMatter;
  const [previous, next] = [lessons[index - 1], lessons[index + 1]].map(
    (it) => it && { title: it.frontMatter.title, href: it.path },
  );
  const page: LessonPage = {
    ...lessonLink(lesson),
    kind: 'lesson',
    path,
    head: buildHead({ config, path, title, description: goal, type: 'article' }),
    navbar: navbar.itemsFor({}),
    className: 'learn-page lesson-page',
    count: lessons.length,
    part,
    goal,
    guide: { title: guides.get(guide) ?? guide, href: guide },
    hints,
    content,
    start,
    solution,
    check,
    pagination: defined({ previous, next }),
  };
  return {
    path,
    source: { file },
    inSitemap: true,
    ...defined({ lastUpdated }),
    page,
  };
}

function findUnknownGuide({ guides }: LessonRoutesInput, lesson: Lesson): Problem[] {
  const { file, frontMatter, lines } = lesson;
  const { guide } = frontMatter;
  // The missing guide has already been reported.
  if (guides.has(guide) || guide === LEARN_PATH) return [];
  return [
    {
      code: 'lesson-guide-unknown',
      severity: 'error',
      message: `The lesson names the guide "${guide}", which the latest version does not have.`,
      hint: hintOfNames({ written: guide, names: [...guides.keys()], what: 'guides' }),
      file,
      ...defined({ line: lines.guide }),
    },
  ];
}
