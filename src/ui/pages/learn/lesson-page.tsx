import type { ReactNode } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { LessonPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import { CodeBlock } from '../../code/code-block.tsx';
import { typescriptHtml } from '../../code/typescript-html.ts';
import { MainContent } from '../../frame/layout/main-content.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { MoreLink } from '../../primitives/more-link.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import { DocsPagination } from '../docs/docs-pagination.tsx';
import { DoneMark } from './course-progress.tsx';
import { InlineCode } from './inline-code.tsx';
import styles from './lesson-page.module.css';
import { LessonViews } from './lesson-views.tsx';
import { WorkbenchLoader } from './workbench-loader.tsx';

/** A lesson. Until its editors have loaded, and without a script, the code is read-only. */
export function LessonPageView({ page, content }: { page: LessonPage; content: ReactNode }) {
  const { number, count, slug, title, goal, guide, hints, start, solution, check } = page;
  return (
    <MainContent className={styles.page}>
      <header className={styles.head}>
        <p className={styles.place}>
          <ContentLink href="/learn">{STRINGS.learn.all}</ContentLink>
          <span>{fill(STRINGS.learn.place, { number, count })}</span>
          <DoneMark slug={slug} />
        </p>
        <PageTitle>{title}</PageTitle>
      </header>
      {/* Another lesson begins with its text. */}
      <LessonViews
        key={slug}
        text={
          <article>
            {content}
            <p className={styles.goal}>
              <strong>{STRINGS.learn.goal}</strong> <InlineCode text={goal} />
            </p>
            <MoreLink href={guide.href}>
              {fill(STRINGS.learn.guide, { title: guide.title })}
            </MoreLink>
            <DocsPagination pagination={page.pagination} />
          </article>
        }
        code={
          <WorkbenchLoader
            lesson={{ slug, hints, start, solution, check, next: page.pagination.next }}
          >
            <p className={styles.scriptless}>{STRINGS.learn.needsScript}</p>
            <Still title={STRINGS.learn.startCode} files={start} />
            <details className={styles.scriptless}>
              <summary>{STRINGS.learn.solution}</summary>
              <Still title={STRINGS.learn.solution} files={solution} />
            </details>
          </WorkbenchLoader>
        }
      />
    </MainContent>
  );
}

/** Read-only files. */
function Still({ title, files }: { title: string; files: readonly SampleFile[] }) {
  return (
    <section aria-label={title}>
      {files.map(({ name, code }) => (
        <CodeBlock key={name} title={name} language="ts" html={typescriptHtml(code)} />
      ))}
    </section>
  );
}
