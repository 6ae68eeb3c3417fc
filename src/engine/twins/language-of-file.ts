const known = new Set(['ts', 'tsx', 'js', 'jsx', 'json', 'css']);

/** The language of a file, from how its name ends; nothing for what a fence should better say itself. */
export function languageOfFile(name: string): string | undefined {
  const ending = /\.([a-z]+)\b(?!.*\.[a-z])/.exec(name)?.[1] ?? '';
  return known.has(ending) ? ending : undefined;
}
