'use client';

/** Is drawn while the site is built, and breaks when a browser takes it over. */
export function BrowserOnly() {
  if (typeof document !== 'undefined') throw new Error('This browser is not the right one.');
  return <p>Still to be read.</p>;
}
