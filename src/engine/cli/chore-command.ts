import { spawn } from 'node:child_process';
import pc from 'picocolors';
import { SiteError } from '#shared/site-error.ts';
import { applyPlan, describeChanges, findTaken, findUndecodable } from '../chores/apply-plan.ts';
import type { Answers, Chore, Plan } from '../chores/chore.ts';
import { collectAnswers, type Prompter } from '../chores/collect-answers.ts';
import { makeLatest } from '../chores/make-latest.ts';
import { movePage } from '../chores/move-page.ts';
import { newComponent } from '../chores/new-component.ts';
import { newLesson } from '../chores/new-lesson.ts';
import { newPage } from '../chores/new-page.ts';
import { newPost } from '../chores/new-post.ts';
import { newVersion } from '../chores/new-version.ts';
import { removePage } from '../chores/remove-page.ts';
import { readSiteSources, type SiteSources } from '../chores/site-sources.ts';
import { ownValue } from '../own-value.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { projectRoot } from '../project-root.ts';
import type { Reporter } from '../terminal/reporter.ts';
import { requireDocs } from '../versions/find-docs.ts';

interface ChoreInput {
  sources: SiteSources;
  now: Date;
}

/** Every chore by its command and its object. */
const chores: Record<string, Record<string, (input: ChoreInput) => Chore | Promise<Chore>>> = {
  new: {
    page: ({ sources }) => newPage(sources),
    post: ({ sources, now }) => newPost({ sources, today: now.toISOString().slice(0, 10) }),
    lesson: ({ sources }) => newLesson(sources),
    version: ({ sources }) => newVersion(sources),
    component: () => newComponent(projectRoot),
  },
  move: { page: ({ sources }) => movePage(sources) },
  remove: { page: ({ sources }) => removePage(sources) },
  latest: { version: ({ sources }) => makeLatest(sources) },
};

/**
 * Runs a chore, or reports which answers are missing.
 *
 * @param options.prompter left out if nobody can be asked
 * @returns the exit code: 2 if an answer is missing or invalid; nothing was written then
 */
export async function runChore(options: {
  siteRoot: string;
  command: string;
  kind: string | undefined;
  /** Arguments after the object. */
  words: string[];
  given: Answers;
  dryRun: boolean;
  now: Date;
  reporter: Reporter;
  prompter?: Prompter | undefined;
}): Promise<number> {
  const { siteRoot, command, words, dryRun, now, reporter, prompter } = options;
  const kinds = chores[command] ?? {};
  const names = Object.keys(kinds);
  const message = `What: ${names.join(', ')}?`;
  const check = () => undefined;
  const kind =
    options.kind ?? (await prompter?.ask({ message, fallback: undefined, choices: names, check }));
  if (kind === undefined && prompter) return stopped(reporter);
  const create = kind === undefined ? undefined : ownValue(kinds, kind);
  if (kind === undefined || !create) {
    const hint =
      kind === undefined
        ? `Name what: ${names.join(', ')}.`
        : `"${kind}" is not known here. ${hintOfNames({ written: kind, names, what: 'kinds' })}`;
    reporter.error(hint);
    return 2;
  }
  const sources = await readSiteSources(siteRoot);
  if (Array.isArray(sources)) {
    reporter.error(formatProblems(sources));
    return 1;
  }
  requirePart({ config: sources.config, command, kind });
  const chore = await create({ sources, now });
  const found = await answer({ chore, given: options.given, words, reporter, prompter });
  if (typeof found === 'number') return found;
  const plan = await chore.plan(found);
  const root = kind === 'component' ? projectRoot : siteRoot;
  const taken = findTaken({ root, plan });
  if (taken.length > 0) {
    reporter.error(taken.map((file) => `There is already ${file}.`).join('\n'));
    reporter.error('Nothing was written.');
    return 2;
  }
  const undecodable = await findUndecodable({ root, plan });
  if (undecodable.length > 0) {
    reporter.error(formatProblems(undecodable));
    reporter.error('Nothing was written.');
    return 1;
  }
  if (!dryRun) await applyPlan({ root, plan });
  report({ plan, dryRun, reporter });
  return dryRun ? 0 : runCommands({ plan, root, reporter });
}

/** @throws SiteError if the site has no docs or no blog that the chore needs */
function requirePart(options: {
  config: SiteSources['config'];
  command: string;
  kind: string;
}): void {
  const { config, command, kind } = options;
  if (kind === 'page' || kind === 'version') requireDocs(config, `"${command} ${kind}"`);
  if (kind !== 'post' || config.blog !== false) return;
  throw new SiteError('config-invalid', `"${command} post" needs a blog, but this site has none.`, {
    hint: 'Set blog: { … } in site.config.ts.',
  });
}

async function answer(options: {
  chore: Chore;
  given: Answers;
  words: string[];
  reporter: Reporter;
  prompter: Prompter | undefined;
}): Promise<Answers | number> {
  const { chore, words, reporter, prompter } = options;
  const names = chore.questions.map(({ name }) => name);
  const given: Record<string, string | undefined> = { ...options.given };
  for (const [index, name] of chore.positions.entries()) given[name] ??= words[index];
  const complaints = [
    ...words.slice(chore.positions.length).map((word) => `"${word}" is one argument too many.`),
    ...Object.keys(given)
      .filter((name) => given[name] !== undefined && !names.includes(name))
      .map(
        (name) =>
          `--${name} is not known here. ${hintOfNames({ written: name, names, what: 'options' })}`,
      ),
  ];
  const collected = await collectAnswers({
    questions: chore.questions,
    given,
    prompter: complaints.length > 0 ? undefined : prompter,
  });
  if (collected.kind === 'stopped') return stopped(reporter);
  if (collected.kind === 'answers' && complaints.length === 0) return collected.answers;
  if (collected.kind === 'incomplete') {
    complaints.push(...collected.wrong);
    for (const { name, ask } of collected.missing) complaints.push(`--${name} is missing: ${ask}`);
  }
  reporter.error(`${complaints.join('\n')}\nNothing was written.`);
  return 2;
}

/** The message after a canceled question. */
function stopped(reporter: Reporter): number {
  reporter.error('Nothing was written.');
  return 1;
}

function report(options: { plan: Plan; dryRun: boolean; reporter: Reporter }): void {
  const { plan, dryRun, reporter } = options;
  reporter.info(dryRun ? pc.yellow('This would be done:') : pc.green('Done:'));
  for (const line of describeChanges(plan.changes)) reporter.info(`  ${line}`);
  for (const command of plan.commands ?? []) reporter.info(`  run     ${command.join(' ')}`);
  if (plan.left.length === 0) return;
  reporter.info('Left to do by hand:');
  for (const line of plan.left) reporter.info(`  - ${line}`);
}

async function runCommands(options: {
  plan: Plan;
  root: string;
  reporter: Reporter;
}): Promise<number> {
  const { plan, root, reporter } = options;
  for (const [program = '', ...args] of plan.commands ?? []) {
    const { code, output } = await runProgram({ program, args, cwd: root });
    if (code === 0) continue;
    reporter.error(output.trim());
    const command = [program, ...args].join(' ');
    reporter.error(
      `This failed, but the files above were written. Fix the cause, then run it again: ${command}`,
    );
    return 1;
  }
  return 0;
}

function runProgram(options: {
  program: string;
  args: string[];
  cwd: string;
}): Promise<{ code: number; output: string }> {
  const { program, args, cwd } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, shell: process.platform === 'win32' });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
