import { Children, isValidElement, type ReactNode } from 'react';
import type { TabProps, TabsProps } from '#shared/mdx-components.ts';
import { fill } from '#shared/strings/fill.ts';
import { TabSet } from '../primitives/tab-set.tsx';

/** Alternatives, of which one is visible. */
export function Tabs({ group, tabs, children }: TabsProps & { children?: ReactNode }) {
  return (
    <TabSet
      look="plain"
      name={fill(STRINGS.content.choose, { labels: tabs.map((tab) => tab.label).join(', ') })}
      group={group}
      tabs={tabs}
      panels={Children.toArray(children).filter((child) => isValidElement(child))}
    />
  );
}

/** The content of one alternative; `Tabs` renders its label. */
export function Tab({ children }: TabProps & { children?: ReactNode }) {
  return children;
}
