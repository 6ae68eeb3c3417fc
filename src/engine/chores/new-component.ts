import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answers, answerTo, type Change, type Chore, type Plan } from './chore.ts';
import { addTableRow, registerComponent } from './component-sources.ts';
import { textQuestion } from './doc-questions.ts';

const CONTRACT = 'src/shared/mdx-components.ts';
const DRAWN = 'src/ui/mdx/create-mdx-components.tsx';
const GUIDE = 'CONTRIBUTING.md';

/** An attribute of a new component. */
export interface NewAttribute {
  name: string;
  meaning: string;
}

/**
 * Creates a component for MDX: its entry in the contract, the component with styles and a test, its row in the guide.
 */
export async function newComponent(projectRoot: string): Promise<Chore> {
  const contract = await readFile(join(projectRoot, CONTRACT), 'utf8');
  return {
    positions: ['name'],
    questions: [
      {
        name: 'name',
        ask: 'Name, as authors write it (Since)?',
        check: (answer) => {
          if (!/^[A-Z][A-Za-z0-9]*$/.test(answer))
            return `"${answer}" is not a name such as "Since".`;
          if (new RegExp(`^  ${answer}: `, 'm').test(contract)) {
            return `${CONTRACT} has a component of this name already.`;
          }
          const { tsx } = filesOf(answer);
          return existsSync(join(projectRoot, tsx)) ? `There is already ${tsx}.` : undefined;
        },
      },
      textQuestion('description', 'What is it, in one sentence?'),
      {
        name: 'attributes',
        ask: 'Attributes with their meaning (release: Release that brought it; …)?',
        fallback: () => '',
        check: (answer) => {
          const bad = answer.split(';').find((part) => !attributePattern.test(part));
          return bad === undefined
            ? undefined
            : `"${bad.trim()}" is not an attribute with its meaning, such as "release: Release that brought it".`;
        },
      },
    ],
    plan: (answers) => planComponent({ projectRoot, contract, answers }),
  };
}

const attributePattern = /^\s*([a-z][A-Za-z0-9]*)\s*:\s*(\S.*?)\s*$/;

function parseAttributes(text: string | undefined): NewAttribute[] {
  return (text ?? '').split(';').flatMap((part) => {
    const [, name, meaning] = attributePattern.exec(part) ?? [];
    return name && meaning ? [{ name, meaning: meaning.replace(/\.?$/, '.') }] : [];
  });
}

async function planComponent(options: {
  projectRoot: string;
  contract: string;
  answers: Answers;
}): Promise<Plan> {
  const { projectRoot, contract, answers } = options;
  const name = answerTo(answers, 'name');
  const description = answerTo(answers, 'description').replace(/\.?$/, '.');
  const attributes = parseAttributes(answers.attributes);
  const [drawn, guide] = await Promise.all(
    [DRAWN, GUIDE].map((file) => readFile(join(projectRoot, file), 'utf8')),
  );
  const registered = await registerComponent({
    contract,
    drawn: drawn ?? '',
    component: { name, description, attributes, module: `./${kebab(name)}.tsx` },
  });
  const files = filesOf(name);
  const example = `<${name}${attributes.map((attribute) => ` ${attribute.name}="…"`).join('')}>`;
  const row = addTableRow({
    source: guide ?? '',
    heading: 'to show',
    cells: [
      description.slice(0, -1).replace(/^./, (first) => first.toLowerCase()),
      `\`${example}\``,
    ],
  });
  const changes: Change[] = [
    { kind: 'edit', file: CONTRACT, text: registered.contract },
    { kind: 'edit', file: DRAWN, text: registered.drawn },
    { kind: 'create', file: files.tsx, text: drawing({ name, description, attributes }) },
    { kind: 'create', file: files.css, text: sheet(name) },
    { kind: 'create', file: files.test, text: unitTest({ name, attributes }) },
    ...(row === undefined ? [] : [{ kind: 'edit', file: GUIDE, text: row } satisfies Change]),
  ];
  return {
    changes,
    left: [
      `Implement it in ${files.tsx} and ${files.css}. For now, it shows its attributes and its content.`,
      `Test what readers see in ${files.test}.`,
      `Explain in content/STYLE.md when to use it.`,
    ],
    // Sorts the import and aligns the columns of the table.
    commands: [['npx', 'biome', 'check', '--write', ...changes.map(({ file }) => file)]],
  };
}

function filesOf(name: string): { tsx: string; css: string; test: string } {
  const base = `src/ui/mdx/${kebab(name)}`;
  return { tsx: `${base}.tsx`, css: `${base}.module.css`, test: `${base}.test.tsx` };
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

function drawing(options: {
  name: string;
  description: string;
  attributes: NewAttribute[];
}): string {
  const { name, description, attributes } = options;
  const names = [...attributes.map((attribute) => attribute.name), 'children'].join(', ');
  const shown = attributes.map((attribute) => `      <span>{${attribute.name}}</span>\n`).join('');
  return `import type { ReactNode } from 'react';
import type { ${name}Props } from '#shared/mdx-components.ts';
import styles from './${kebab(name)}.module.css';

/** ${description} */
export function ${name}({ ${names} }: ${name}Props & { children?: ReactNode }) {
  return (
    <div className={styles.${classOf(name)}}>
${shown}      {children}
    </div>
  );
}
`;
}

function classOf(name: string): string {
  return name.replace(/^./, (first) => first.toLowerCase());
}

function sheet(name: string): string {
  return `@layer components {
  .${classOf(name)} {
    margin-block: var(--space-4);
  }
}
`;
}

function unitTest({ name, attributes }: { name: string; attributes: NewAttribute[] }): string {
  const written = attributes
    .map((attribute) => ` ${attribute.name}="The ${attribute.name}"`)
    .join('');
  const expected = attributes
    .map((attribute) => `  expect(html).toContain('The ${attribute.name}');\n`)
    .join('');
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${name} } from './${kebab(name)}.tsx';

test('${name} shows what it is given', () => {
  const html = renderToStaticMarkup(<${name}${written}>Its content</${name}>);
${expected}  expect(html).toContain('Its content');
});
`;
}
