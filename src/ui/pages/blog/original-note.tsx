import type { OriginalPost } from '#shared/blog.ts';
import { Filled } from '../../primitives/filled.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import styles from './original-note.module.css';
import { AuthorLinks } from './post-facts.tsx';

/**
 * Names the original author of the post at this address, with a link to the original and an
 * explanation of the change.
 */
export function OriginalNote({ date, original }: { date: string; original: OriginalPost }) {
  const { authors, url, rewritten, measured } = original;
  return (
    <aside className={styles.note} aria-label={STRINGS.blog.aboutText}>
      <p>
        <Filled
          template={STRINGS.blog.original}
          parts={{
            published: <PageDate date={date} />,
            original: <a href={url}>{STRINGS.blog.theOriginal}</a>,
            authors: <AuthorLinks authors={authors} />,
            rewritten: <PageDate date={rewritten} />,
          }}
        />
        {measured && (
          <>
            {' '}
            <Filled
              template={STRINGS.blog.measured}
              parts={{ date: <PageDate date={measured.on} />, tools: measured.with }}
            />
          </>
        )}
      </p>
    </aside>
  );
}
