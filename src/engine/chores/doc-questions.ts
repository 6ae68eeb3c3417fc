import { hintOfNames } from '../problems/suggest.ts';
import { type Answers, answerTo, type Question } from './chore.ts';
import type { SiteSources, VersionSources } from './site-sources.ts';

/** The version that was named by its folder; the latest where none was. */
export function versionOf(sources: SiteSources, answers: Answers): VersionSources | undefined {
  const { version } = answers;
  return sources.versions.find(({ config }) =>
    version === undefined ? config.isLast : config.dir === version,
  );
}

/** Which version is meant. */
export function versionQuestion(sources: SiteSources): Question {
  const names = sources.versions.map(({ config }) => config.dir);
  const latest = sources.versions.find(({ config }) => config.isLast)?.config.dir ?? '';
  return {
    name: 'version',
    ask: 'Which version?',
    fallback: () => latest,
    choices: () => names,
  };
}

/** A doc that exists, by its id. */
export function existingDocQuestion(sources: SiteSources, name: string, ask: string): Question {
  return {
    name,
    ask,
    check: (answer, answers) => {
      const version = versionOf(sources, answers);
      const names = version?.docs.map(({ id }) => id) ?? [];
      if (names.includes(answer)) return undefined;
      const what = `docs of ${version?.config.label}`;
      return `There is no doc "${answer}". ${hintOfNames({ written: answer, names, what })}`;
    },
  };
}

/** An id at which a doc may be written. @param name of the question */
export function newDocQuestion(sources: SiteSources, name: string, ask: string): Question {
  return {
    name,
    ask,
    check: (answer, answers) => {
      const version = versionOf(sources, answers);
      if (/\.mdx?$/.test(answer))
        return `Leave the ending out: "${answer.replace(/\.mdx?$/, '')}".`;
      if (!/^[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*$/.test(answer)) {
        return `"${answer}" is not an id: folders and a name of letters, digits and "-", such as "server/caching-responses".`;
      }
      const taken = version?.docs.find(({ id }) => id.toLowerCase() === answer.toLowerCase());
      return taken && `There is already ${taken.file}.`;
    },
  };
}

/** Text of one line. */
export function textQuestion(name: string, ask: string, most?: number): Question {
  return {
    name,
    ask,
    check: (answer) =>
      most !== undefined && answer.length > most
        ? `It has ${answer.length} characters: at most ${most} are shown.`
        : undefined,
  };
}

/** @throws Error where there is no such version: its question was not asked */
export function requireVersion(sources: SiteSources, answers: Answers): VersionSources {
  const version = versionOf(sources, answers);
  if (!version) throw new Error(`There is no version "${answerTo(answers, 'version')}".`);
  return version;
}
