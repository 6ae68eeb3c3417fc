/** A phrase that native readers notice, and a better one. The pairs are in `content/STYLE.md`. */
export interface Habit {
  /** Name in the budgets. */
  name: string;
  /** Matches the habit in a sentence; `short` and `question` are computed from the sentences themselves. */
  pattern?: RegExp;
  /** The better wording. */
  better: string;
  /** How many uses are normal English: per 1,000 words, or per 1,000 sentences for habits of whole sentences. */
  allowance: number;
}

/** Maximum length of a short sentence, in words. */
export const MAX_SHORT_LENGTH = 6;

const unit =
  'call|client|component|connection|file|item|page|procedure|process|render|request|user';

/** Every counted habit, most frequent first. */
export const habits: readonly Habit[] = [
  {
    name: 'short',
    better:
      'Join cause and effect with "because", "so" or "for example", or give the clause its verb.',
    allowance: 125,
  },
  {
    name: 'what',
    pattern: /\bwhat\b(?! if\b)(?![^?]*\?)/giu,
    better: 'Name the thing: "the resources of dead clients" rather than "what dead clients hold".',
    allowance: 2,
  },
  {
    name: 'semicolon',
    pattern: /(?<!&#?\w+);(?!\w)/gu,
    better: 'Begin a sentence, or join the clauses with "and", "but", "so" or "because".',
    allowance: 3,
  },
  {
    name: 'answer',
    pattern: /\banswer(?:s|ed|ing)?\b/giu,
    better: 'A call has a response or a result, and a server responds.',
    allowance: 0.5,
  },
  {
    name: 'stand',
    pattern: /\b(?:stands?|stood|standing|lies?|lay|told in)\b(?! (?:for|alone)\b)/giu,
    better: 'Code is, goes or belongs somewhere; a page covers a subject.',
    allowance: 0,
  },
  {
    name: 'that of',
    pattern: /\b(?:that|those)\s+of\b/giu,
    better: 'Repeat the noun: "the input type from the validator, and the result type from …".',
    allowance: 0,
  },
  {
    name: 'idiom',
    pattern: /\b(?:besides|meanwhile|for ever|mostly|the own|also not|as good as|by hand of)\b/giu,
    better: 'Write "also", "in the meantime", "forever", "usually", "its own", "nor".',
    allowance: 0,
  },
  {
    name: 'a for per',
    pattern: new RegExp(
      `\\b(?:one|two) \\w+ an? (?:${unit})\\b|\\b(?:once|twice|times) an? (?:${unit})(?=[.,;:)])`,
      'giu',
    ),
    better: 'Write "per": one request per call, once per connection.',
    allowance: 0,
  },
  {
    name: 'visitor',
    pattern: /\bvisitors?\b/giu,
    better: 'Whoever uses an application is its user.',
    allowance: 0,
  },
  {
    name: 'british',
    pattern:
      /\b(?:towards|afterwards|whilst|amongst|learnt|spelt|cancell(?:ed|ing)|travell(?:ed|ing)|grey)\b/giu,
    better: 'Write the American form: "toward", "while", "among", "canceled".',
    allowance: 0,
  },
  {
    name: 'question',
    better:
      'Open with the thing and when to choose it, or with the task, unless readers ask this question.',
    allowance: 0,
  },
];
