import type { ReactNode } from 'react';
import { Children } from 'react';
import type { CodeGroupProps } from '#shared/mdx-components.ts';
import { TabSet } from '../primitives/tab-set.tsx';

/** Several files of one sample in file tabs. */
export function CodeGroup({ labels, children }: CodeGroupProps & { children?: ReactNode }) {
  return (
    <TabSet
      look="files"
      name={STRINGS.code.files}
      tabs={labels.map((label) => ({ label, value: label }))}
      panels={Children.toArray(children)}
    />
  );
}
