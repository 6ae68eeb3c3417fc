const known = new Set(['ts', 'tsx', 'js', 'jsx', 'json', 'css']);

/** The language of a file from its extension; undefined if the fence should name it. */
export function languageOfFile(name: string): string | undefined {
  const ending = /\.([a-z]+)\b(?!.*\.[a-z])/.exec(name)?.[1] ?? '';
  return known.has(ending) ? ending : undefined;
}
