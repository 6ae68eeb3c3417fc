/** Names that are no grammar and are shown as they are. */
const plainLanguages = new Set(['text', 'txt', 'plain', 'plaintext', 'output', 'npm', 'mermaid']);

/** Written name -> the one name that the site uses, where they differ. */
const canonicalNames: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  shellscript: 'bash',
  console: 'shellsession',
  yml: 'yaml',
  markdown: 'md',
  env: 'dotenv',
  gql: 'graphql',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  output: 'text',
};

/** The name that is shown and that the grammar is looked up by: `typescript` -> `ts`. */
export function canonicalLanguage(written: string): string {
  const name = written.toLowerCase();
  return canonicalNames[name] ?? name;
}

/** Whether the name stands for code without a grammar. */
export function isPlainLanguage(name: string): boolean {
  return plainLanguages.has(name);
}

/** The names most worth suggesting for a mistyped one. */
export const commonLanguages = [
  ...new Set([
    'ts',
    'tsx',
    'js',
    'jsx',
    'json',
    'jsonc',
    'diff',
    'css',
    'html',
    'toml',
    'prisma',
    'http',
    'mdx',
    'sql',
    'vue',
    'svelte',
    'npm',
    'mermaid',
    ...Object.keys(canonicalNames),
    ...Object.values(canonicalNames),
  ]),
];
