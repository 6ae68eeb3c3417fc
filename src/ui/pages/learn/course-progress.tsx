'use client';

import type { LessonLink } from '#shared/learn/lesson.ts';
import { fill } from '#shared/strings/fill.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './course-progress.module.css';
import { useDone } from './progress.ts';

/** The reader's progress, with a link to the first unfinished lesson. */
export function CourseProgress({ lessons }: { lessons: LessonLink[] }) {
  const { done } = useDone();
  const count = lessons.filter(({ slug }) => done.includes(slug)).length;
  const next = lessons.find(({ slug }) => !done.includes(slug));
  return (
    <div className={styles.progress}>
      <progress value={count} max={lessons.length} aria-labelledby="learn-progress" />
      <p id="learn-progress">
        {fill(STRINGS.learn.progress, { done: count, count: lessons.length })}
      </p>
      {next && (
        <ContentLink href={next.href} className={styles.next}>
          {count === 0
            ? STRINGS.learn.start
            : fill(STRINGS.learn.resume, { number: next.number, title: next.title })}
        </ContentLink>
      )}
    </div>
  );
}

/** Marks a finished lesson beside its name. */
export function DoneMark({ slug }: { slug: string }) {
  const { done } = useDone();
  return done.includes(slug) ? <span className={styles.done}>{STRINGS.learn.done}</span> : null;
}
