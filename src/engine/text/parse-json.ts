/** What a text says as JSON; nothing where it is none: whoever needs it says so. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
