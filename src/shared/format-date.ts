/**
 * Formats an ISO date (`2025-03-21`) for readers: `March 21, 2025`, or `Mar 21` where the year is
 * shown above. The day never shifts with the machine's time zone.
 *
 * @param options.locale language tag: `en`, `fr-CA`
 */
export function formatDate(options: {
  date: string;
  style?: 'full' | 'day' | undefined;
  locale: string;
}): string {
  const { date, style = 'full', locale } = options;
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const format: Intl.DateTimeFormatOptions =
    style === 'full'
      ? { year: 'numeric', month: 'long', day: 'numeric' }
      : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(day);
}
