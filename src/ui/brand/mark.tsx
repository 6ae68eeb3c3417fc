import { markWire } from './drawing.ts';

/** The logo: one wire between a server and a client. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--color-brand)" />
      <path
        d={markWire}
        fill="none"
        stroke="oklch(1 0 0)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="9" cy="10" r="3.2" fill="oklch(1 0 0)" />
      <circle cx="23" cy="22" r="3.2" fill="oklch(1 0 0)" />
    </svg>
  );
}
