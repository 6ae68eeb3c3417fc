'use client';

/** A script of the site's own: with another text, the build has other scripts. */
export function Greeting() {
  return <p>Good morning, travelers.</p>;
}
