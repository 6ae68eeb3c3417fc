import type { OriginalPost } from '#shared/blog.ts';
import { Filled } from '../../primitives/filled.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import styles from './original-note.module.css';
import { AuthorLinks } from './post-facts.tsx';

/** Says whose post was at this address first, where it is, and what has become of it. */
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
