/** What one answer and one question of an assistant may cost. */
export const mcpLimits = {
  /** Characters of an answer; longer texts are cut, and say how to read on. */
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
} as const;

/** An answer as it is sent: cut at a line where it is too long. */
export function boundText(text: string, most: number = mcpLimits.answer): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('\n', most);
  const shown = text.slice(0, end > 0 ? end : most);
  return `${shown}\n\n[Cut after ${shown.length} of ${text.length} characters: ask for less.]`;
}
