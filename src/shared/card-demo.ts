/** The library at work on a social card: two files, and the wire between them that is cut by an error. */
export interface CardDemo {
  server: CardFile;
  client: CardFile;
  /** Message of the error at the client's end of the wire. */
  error: string;
}

/** Code in a pane of a social card. */
export interface CardFile {
  /** Name in the head of the pane. */
  name: string;
  lines: string[];
  /** A word of the code, where the wire ends. */
  end: string;
}
