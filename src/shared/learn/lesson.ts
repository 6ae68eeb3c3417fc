/** Path of the course; the lessons are below it. */
export const LEARN_PATH = '/learn';

/** The parts of the course, in order. Their titles are words of the interface. */
export const lessonParts = ['calls', 'api', 'time'] as const;

export type LessonPart = (typeof lessonParts)[number];

/** A lesson, as other pages name it. */
export interface LessonLink {
  /** Its place in the course, from 1. */
  number: number;
  /** Last part of its path; progress is kept by it. */
  slug: string;
  title: string;
  href: string;
}

/** A lesson, as the list of lessons shows it. */
export interface LessonSummary extends LessonLink {
  /** What the code does in the end, in one sentence. */
  goal: string;
}
