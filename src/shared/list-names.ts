import { fill } from './strings/fill.ts';

/**
 * `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`.
 *
 * @param template for several names: `{names} and {last}`
 */
export function listNames(names: string[], template: string): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return fill(template, { names: names.slice(0, -1).join(', '), last });
}
