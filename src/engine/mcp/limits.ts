/** Limits for one response and one request of an assistant. */
export const mcpLimits = {
  /** Characters in a response; longer texts are sent in parts. */
  answer: 40_000,
  /** Characters in a snippet, all files together. */
  snippet: 20_000,
  files: 10,
  /** Time limit for compiling a snippet, in milliseconds. */
  time: 45_000,
  /** Memory limit of the compiler in bytes: one version with its packages needs a third of it. */
  memory: 1024 * 1024 * 1024,
  /** Maximum number of problems and types listed for a snippet. */
  listed: 50,
  /** Characters in one type. */
  type: 300,
  hits: 20,
  /** Characters in an address. */
  address: 2000,
} as const;
