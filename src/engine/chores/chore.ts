/** A change of one file. Paths are relative to the folder that the plan is for. */
export type Change =
  /** Refused where the file exists. */
  | { kind: 'create'; file: string; text: string }
  | { kind: 'edit'; file: string; text: string }
  /** Refused where the new place is taken. */
  | { kind: 'move'; file: string; to: string; text: string }
  | { kind: 'remove'; file: string }
  /** Byte for byte; refused where the new place is taken. */
  | { kind: 'copy'; file: string; to: string };

/** What a chore would do. */
export interface Plan {
  changes: Change[];
  /** What remains for a person to decide or to write. */
  left: string[];
  /** Run after the changes, in the project's folder, each as a program and its arguments. */
  commands?: string[][];
}

/** Answers by the name of their question. A question that was left open is not in it. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** One thing that a chore must know. It is an option of the command line and a question on a terminal. */
export interface Question {
  /** Name of the option: `title`. */
  name: string;
  /** What the terminal asks. */
  ask: string;
  /** What is taken where nobody answers; without it the answer is needed. Empty: left open. */
  fallback?: (answers: Answers) => string;
  /** The only answers allowed. */
  choices?: (answers: Answers) => string[];
  /** @returns what is wrong with an answer, as a sentence */
  check?: (answer: string, answers: Answers) => string | undefined;
}

/** A piece of work on the sources that keepers do again and again. */
export interface Chore {
  /** What the arguments behind the chore's name answer, in order: names of questions. */
  positions: string[];
  questions: Question[];
  plan(answers: Answers): Promise<Plan>;
}

/** An answer that has been asked for; only names of questions without a fallback are certain to be there. */
export function answerTo(answers: Answers, name: string): string {
  return answers[name] ?? '';
}
