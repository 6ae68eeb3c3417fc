/** What another site says to one address. */
export type LinkAnswer =
  | { kind: 'fine' }
  /** Answered elsewhere, for good: `to` is where. */
  | { kind: 'moved'; to: string }
  /** A status from which a program cannot tell whether a reader would see the page. */
  | { kind: 'refused'; status: number }
  /** `reason` goes on after "The link "…" leads nowhere:". */
  | { kind: 'broken'; reason: string };
