import type { PackageManagerTabsProps } from '#shared/mdx-components.ts';
import { fill } from '#shared/strings/fill.ts';
import { TabSet } from '../primitives/tab-set.tsx';
import { CodeBlock } from './code-block.tsx';

/** The same commands for each package manager; all sets on the site switch together. */
export function PackageManagerTabs({ title, commands }: PackageManagerTabsProps) {
  return (
    <TabSet
      look="files"
      name={title ? fill(STRINGS.code.packageManagerFor, { title }) : STRINGS.code.packageManager}
      group="package-manager"
      tabs={commands.map(({ manager }) => ({ label: manager, value: manager }))}
      panels={commands.map(({ manager, html }) => (
        <CodeBlock key={manager} html={html} language="bash" />
      ))}
    />
  );
}
