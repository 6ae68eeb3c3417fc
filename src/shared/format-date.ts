/**
 * An ISO date (`2025-03-21`) as readers write it: `March 21, 2025`, or `Mar 21` where the year
 * stands above. Always the day that was written, whatever the time zone of the machine.
 */
export function formatDate(date: string, style: 'full' | 'day' = 'full'): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const options: Intl.DateTimeFormatOptions =
    style === 'full'
      ? { year: 'numeric', month: 'long', day: 'numeric' }
      : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(day);
}
