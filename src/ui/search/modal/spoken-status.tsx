import { useEffect, useState } from 'react';

/** Time without a change after which a text is announced. In milliseconds. */
const QUIET_MS = 500;

/** A text for screen readers, once it stays for a moment, so that they do not speak after each key. */
export function SpokenStatus({ text }: { text: string }) {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(text), QUIET_MS);
    return () => {
      clearTimeout(timer);
      settle('');
    };
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {settled === text && settled}
    </p>
  );
}
