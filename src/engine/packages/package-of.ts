/** `@trpc/server` for `@trpc/server/adapters/express`. */
export function packageOf(entry: string): string {
  return entry
    .split('/')
    .slice(0, entry.startsWith('@') ? 2 : 1)
    .join('/');
}
