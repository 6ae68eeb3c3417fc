import { formatDate } from '#shared/format-date.ts';

/** An ISO date, formatted in the page's language. */
export function PageDate({ date, style }: { date: string; style?: 'full' | 'day' }) {
  return <time dateTime={date}>{formatDate({ date, style, locale: LANG })}</time>;
}
