import { ownValue } from '../own-value.ts';

/** Languages without a grammar, shown as plain text. */
const plainLanguages = new Set(['text', 'txt', 'plain', 'plaintext', 'output', 'npm', 'mermaid']);

/** Alias -> the name that the site uses. */
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

/** The displayed name, also used to find the grammar: `typescript` -> `ts`. */
export function canonicalLanguage(written: string): string {
  const name = written.toLowerCase();
  return ownValue(canonicalNames, name) ?? name;
}

/** Whether the name denotes code without a grammar. */
export function isPlainLanguage(name: string): boolean {
  return plainLanguages.has(name);
}

/** The most useful suggestions for a mistyped name. */
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
