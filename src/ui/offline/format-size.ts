/** A size in bytes for readers: `640 kB`, `3.1 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000
    ? inUnit(Math.max(1, Math.round(bytes / 1000)), 'kilobyte', 0)
    : inUnit(bytes / 1_000_000, 'megabyte', 1);
}

function inUnit(count: number, unit: string, digits: number): string {
  return new Intl.NumberFormat(LANG, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(count);
}
