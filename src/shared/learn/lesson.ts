/** Path of the course; lessons are below it. */
export const LEARN_PATH = '/learn';

/** The parts of the course, in order. Their titles are interface strings. */
export const lessonParts = ['calls', 'api', 'time'] as const;

/** A part of the course. */
export type LessonPart = (typeof lessonParts)[number];

/** A lesson as other pages reference it. */
export interface LessonLink {
  /** Its position in the course, from 1. */
  number: number;
  /** Last part of its path; progress is stored under it. */
  slug: string;
  title: string;
  href: string;
}

/** A lesson in the list of lessons. */
export interface LessonSummary extends LessonLink {
  /** What the finished code does, in one sentence. */
  goal: string;
}
