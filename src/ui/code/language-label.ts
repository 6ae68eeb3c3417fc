const labels: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  json: 'JSON',
  jsonc: 'JSON',
  bash: STRINGS.code.terminal,
  sh: STRINGS.code.terminal,
  shell: STRINGS.code.terminal,
  md: 'Markdown',
  mdx: 'MDX',
  html: 'HTML',
  css: 'CSS',
  vue: 'Vue',
  svelte: 'Svelte',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  http: 'HTTP',
  sql: 'SQL',
  diff: 'Diff',
  prisma: 'Prisma',
  graphql: 'GraphQL',
  dockerfile: 'Dockerfile',
};

/** The display name of a language; undefined for plain text. */
export function languageLabel(language: string): string | undefined {
  if (language === 'text' || language === 'txt' || language === '') return undefined;
  return labels[language] ?? language;
}
