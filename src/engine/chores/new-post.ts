import { didYouMean, listNames } from '../problems/suggest.ts';
import { answerTo, type Chore, type Question } from './chore.ts';
import { contentFile, paragraph } from './content-file.ts';
import { textQuestion } from './doc-questions.ts';
import type { SiteSources } from './site-sources.ts';

/**
 * Creates a blog post.
 *
 * @param today `2025-03-21`
 */
export function newPost({ sources, today }: { sources: SiteSources; today: string }): Chore {
  const tags = [...new Set(sources.posts.flatMap(({ frontMatter }) => frontMatter.tags))].sort();
  return {
    positions: ['slug'],
    questions: [
      slugQuestion(sources),
      {
        name: 'date',
        ask: 'Day of publication?',
        fallback: () => today,
        check: (answer) =>
          isDay(answer) ? undefined : `"${answer}" is not a day such as ${today}.`,
      },
      textQuestion('title', 'Title, in sentence case?'),
      textQuestion('description', 'Description: one or two sentences?'),
      namesQuestion({
        name: 'authors',
        ask: `Authors, separated by commas (${sources.authors.join(', ')})?`,
        known: sources.authors,
        cure: 'Give them an entry in content/blog/authors.yml first.',
      }),
      {
        ...namesQuestion({
          name: 'tags',
          ask: `Tags, separated by commas (${tags.join(', ')})?`,
          known: tags,
          cure: 'Introduce a tag with --new-tags.',
        }),
        fallback: () => '',
      },
      { name: 'new-tags', ask: 'Tags that no post has yet?', fallback: () => '' },
    ],
    plan: async (answers) => {
      const description = answerTo(answers, 'description');
      const date = answerTo(answers, 'date');
      const file = `content/blog/${date}-${answerTo(answers, 'slug')}.mdx`;
      const named = [...splitNames(answers.tags), ...splitNames(answers['new-tags'])];
      const text = contentFile({
        frontMatter: {
          title: answerTo(answers, 'title'),
          description,
          date,
          authors: splitNames(answers.authors),
          tags: named.length > 0 ? named : undefined,
        },
        text: `${paragraph(description)}\n{/* truncate */}\n`,
      });
      return {
        changes: [{ kind: 'create', file, text }],
        left: [
          `Write the post: ${file}. Lists show what is above {/* truncate */}.`,
          'Its address never changes once it is published.',
        ],
      };
    },
  };
}

function slugQuestion(sources: SiteSources): Question {
  return {
    name: 'slug',
    ask: 'Last part of its address (announcing-trpc-12)?',
    check: (answer) => {
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(answer)) {
        return `"${answer}" may only contain lowercase letters, digits and "-".`;
      }
      const taken = sources.posts.find(({ slug }) => slug === answer);
      return taken && `${taken.file} has this address already.`;
    },
  };
}

function namesQuestion(options: {
  name: string;
  ask: string;
  known: string[];
  cure: string;
}): Question {
  const { name, ask, known, cure } = options;
  return {
    name,
    ask,
    check: (answer) => {
      const unknown = splitNames(answer).find((part) => !known.includes(part));
      if (unknown === undefined)
        return splitNames(answer).length === 0 ? 'It is empty.' : undefined;
      const near = didYouMean({ written: unknown, names: known });
      return `There is no "${unknown}" yet. ${near ?? `There are ${listNames(known)}.`} ${cure}`;
    },
  };
}

function splitNames(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}
