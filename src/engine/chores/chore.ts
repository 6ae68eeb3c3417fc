/** A change to one file. Paths are relative to the plan's folder. */
export type Change =
  /** Fails if the file exists. */
  | { kind: 'create'; file: string; text: string }
  | { kind: 'edit'; file: string; text: string }
  /** Fails if the target exists. */
  | { kind: 'move'; file: string; to: string; text: string }
  | { kind: 'remove'; file: string }
  /** Copied byte for byte; fails if the target exists. */
  | { kind: 'copy'; file: string; to: string };

/** The changes that a chore would make. */
export interface Plan {
  changes: Change[];
  /** Work that is left to a person. */
  left: string[];
  /** Commands to run in the project's folder after the changes, each as a program and its arguments. */
  commands?: string[][];
}

/** Answers by question name, without unanswered questions. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** One thing that a chore must know: a command-line option, and a question in the terminal. */
export interface Question {
  /** Name of the option: `title`. */
  name: string;
  /** Text of the question. */
  ask: string;
  /** The default; without one, an answer is required. An empty default leaves the question open. */
  fallback?: (answers: Answers) => string;
  /** The only answers allowed. */
  choices?: (answers: Answers) => string[];
  /** @returns a sentence with the reason if the answer is invalid */
  check?: (answer: string, answers: Answers) => string | undefined;
}

/** A recurring change to the sources. */
export interface Chore {
  /** Question names for the positional arguments after the chore's name, in order. */
  positions: string[];
  questions: Question[];
  plan(answers: Answers): Promise<Plan>;
}

/** An answer. Only questions without a default are certain to have one. */
export function answerTo(answers: Answers, name: string): string {
  return answers[name] ?? '';
}
