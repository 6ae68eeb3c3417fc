import type { OriginalPost } from '#shared/blog.ts';
import { formatDate } from '#shared/format-date.ts';
import styles from './original-note.module.css';
import { AuthorLinks } from './post-facts.tsx';

/** Says whose post was at this address first, where it is, and what has become of it. */
export function OriginalNote({ date, original }: { date: string; original: OriginalPost }) {
  const { authors, url, rewritten, measured } = original;
  return (
    <aside className={styles.note} aria-label="About this text">
      <p>
        {'This is not the text that was published on '}
        <time dateTime={date}>{formatDate(date)}</time>
        {'. It follows '}
        <a href={url}>the original</a>
        {' by '}
        <AuthorLinks authors={authors} />
        {', and was rewritten for this documentation on '}
        <time dateTime={rewritten}>{formatDate(rewritten)}</time>
        {', with samples for the releases that it documents.'}
        {measured && (
          <>
            {' What it measures was measured on '}
            <time dateTime={measured.on}>{formatDate(measured.on)}</time>
            {`, with ${measured.with}.`}
          </>
        )}
      </p>
    </aside>
  );
}
