/** JSON that cannot close its script element. */
export function inlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
