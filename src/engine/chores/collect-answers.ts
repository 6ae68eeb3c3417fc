import { hintOfNames } from '../problems/suggest.ts';
import type { Answers, Question } from './chore.ts';

/** Asks the user. */
export interface Prompter {
  /** @returns undefined if the user cancels */
  ask(options: {
    message: string;
    /** Used if the answer is empty. */
    fallback: string | undefined;
    choices: string[] | undefined;
    check: (answer: string) => string | undefined;
  }): Promise<string | undefined>;
}

/** The outcome of asking: all answers, a cancellation by the user, or a list of the missing and invalid ones. */
export type CollectedAnswers =
  | { kind: 'answers'; answers: Answers }
  | { kind: 'stopped' }
  /** Unanswered questions, and error messages about invalid answers. */
  | { kind: 'incomplete'; missing: Question[]; wrong: string[] };

/**
 * Answers the questions of a chore: from the given options, else by asking, else with the question's default. All
 * missing and invalid answers are found in one run.
 *
 * @param prompter left out if nobody can be asked
 */
export async function collectAnswers(options: {
  questions: Question[];
  given: Answers;
  prompter?: Prompter | undefined;
}): Promise<CollectedAnswers> {
  const { questions, given, prompter } = options;
  const answers: Record<string, string | undefined> = {};
  const missing: Question[] = [];
  const wrong: string[] = [];
  for (const question of questions) {
    const { name, ask, fallback, choices } = question;
    const written = given[name];
    const check = (answer: string) => checkAnswer({ question, answer, answers });
    if (written !== undefined) {
      answers[name] = written;
      const complaint = check(written);
      if (complaint !== undefined) wrong.push(`--${name}: ${complaint}`);
      continue;
    }
    // Questions that follow from an invalid answer are not asked.
    if (prompter && wrong.length === 0) {
      const answer = await prompter.ask({
        message: ask,
        fallback: fallback?.(answers),
        choices: choices?.(answers),
        check,
      });
      if (answer === undefined) return { kind: 'stopped' };
      if (answer !== '') answers[name] = answer;
      continue;
    }
    const usual = fallback?.(answers);
    if (usual === undefined) missing.push(question);
    else if (usual !== '') answers[name] = usual;
  }
  if (missing.length > 0 || wrong.length > 0) return { kind: 'incomplete', missing, wrong };
  return { kind: 'answers', answers };
}

function checkAnswer(options: {
  question: Question;
  answer: string;
  answers: Answers;
}): string | undefined {
  const { question, answer, answers } = options;
  const { choices, check, fallback } = question;
  if (answer.trim() === '') return fallback?.(answers) === '' ? undefined : 'It is empty.';
  const complaint = check?.(answer, answers);
  if (complaint !== undefined) return complaint;
  const names = choices?.(answers);
  if (names !== undefined && !names.includes(answer)) {
    return `There is no "${answer}". ${hintOfNames({ written: answer, names, what: 'choices' })}`;
  }
  return undefined;
}
