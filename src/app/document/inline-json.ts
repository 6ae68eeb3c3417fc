/** JSON that cannot end the script element that holds it. */
export function inlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
