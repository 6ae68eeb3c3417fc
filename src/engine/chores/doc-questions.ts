import { defined } from '../defined.ts';
import { docIdOf } from '../docs/doc-id.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { type Answers, answerTo, type Question } from './chore.ts';
import { addressOf, type SiteSources, type VersionSources } from './site-sources.ts';

/** The version with the given folder; by default, the latest. */
export function versionOf(sources: SiteSources, answers: Answers): VersionSources | undefined {
  const { version } = answers;
  return sources.versions.find(({ config }) =>
    version === undefined ? config.isLast : config.dir === version,
  );
}

/** The question for the version. */
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

/** The question for an existing doc, by its id. */
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

/**
 * The question for the id of a new doc.
 *
 * @param name of the question
 */
export function newDocQuestion(sources: SiteSources, name: string, ask: string): Question {
  return {
    name,
    ask,
    check: (answer, answers) => {
      const version = versionOf(sources, answers);
      if (/\.mdx?$/.test(answer))
        return `Leave out the extension: "${answer.replace(/\.mdx?$/, '')}".`;
      if (!/^[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*$/.test(answer)) {
        return `"${answer}" is not an id: folders and a name of letters, digits and "-", such as "server/caching-responses".`;
      }
      const { id } = docIdOf(answer);
      if (id !== answer) {
        return `A number in front of a name only sorts files, and the id is without it: "${id}".`;
      }
      const taken = version?.docs.find((doc) => doc.id.toLowerCase() === answer.toLowerCase());
      if (taken) return `There is already ${taken.file}.`;
      // A page that moves keeps its slug, and may keep its address.
      const own = version?.docs.find((doc) => doc.id === answers.from);
      const address =
        version && addressOf(version.config, { id, ...defined({ frontMatter: own?.frontMatter }) });
      const there = address && sources.addresses.get(address);
      return there && there !== own?.file
        ? `Its address ${address} is already the one of ${there}.`
        : undefined;
    },
  };
}

/** A question for one line of text. */
export function textQuestion(name: string, ask: string, most?: number): Question {
  return {
    name,
    ask,
    check: (answer) => {
      if (/[\r\n]/.test(answer)) return 'It has more than one line.';
      return most !== undefined && answer.length > most
        ? `It has ${answer.length} characters: at most ${most} are shown.`
        : undefined;
    },
  };
}

/** @throws Error if the version does not exist, which its question would have found */
export function requireVersion(sources: SiteSources, answers: Answers): VersionSources {
  const version = versionOf(sources, answers);
  if (!version) throw new Error(`There is no version "${answerTo(answers, 'version')}".`);
  return version;
}
