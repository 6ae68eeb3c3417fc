import type { LearnIndexPage } from '#shared/page-data.ts';
import { MainContent } from '../../frame/layout/main-content.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import { CourseProgress, DoneMark } from './course-progress.tsx';
import { InlineCode } from './inline-code.tsx';
import styles from './learn-index-page.module.css';

/** Every lesson by part, with the reader's progress. */
export function LearnIndexPageView({ page }: { page: LearnIndexPage }) {
  const lessons = page.parts.flatMap((part) => part.lessons);
  return (
    <MainContent className={styles.page}>
      <PageTitle>{page.title}</PageTitle>
      <p className={styles.lead}>{STRINGS.learn.lead}</p>
      <CourseProgress lessons={lessons.map(({ goal: _goal, ...link }) => link)} />
      {page.parts.map((part) => (
        <section key={part.part} aria-labelledby={part.part} className={styles.part}>
          <h2 id={part.part}>{STRINGS.learn.parts[part.part]}</h2>
          <ol start={part.lessons[0]?.number}>
            {part.lessons.map(({ number, slug, title, href, goal }) => (
              <li key={slug} value={number}>
                <ContentLink href={href}>{title}</ContentLink>
                <DoneMark slug={slug} />
                <p>
                  <InlineCode text={goal} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </MainContent>
  );
}
