/** What one answer and one question of an assistant may cost. */
export const mcpLimits = {
  /** Characters of an answer; longer texts come in parts. */
  answer: 40_000,
  /** Characters of a snippet, all files together. */
  snippet: 20_000,
  files: 10,
  /** How long a snippet may take to compile, in milliseconds. */
  time: 45_000,
  /** Bytes that the compiler may fill: one version with its packages needs a third of it. */
  memory: 1024 * 1024 * 1024,
  /** Problems and types that are listed of a snippet. */
  listed: 50,
  /** Characters of one type. */
  type: 300,
  hits: 20,
  /** Characters of an address. */
  address: 2000,
} as const;
