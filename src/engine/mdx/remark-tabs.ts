import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { plainAttribute } from './component-node.ts';
import { type MdxContext, report } from './mdx-context.ts';
import { isComment } from './remark-comments.ts';

/** Gives Tabs the names of their Tab children, and each Tab its value. */
export function remarkTabs(tree: Root, context: MdxContext): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Tabs') return;
    const tabs: { label: string; value: string }[] = [];
    const strays: typeof node.children = [];
    for (const child of node.children) {
      if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab') {
        strays.push(child);
        continue;
      }
      const label = textAttribute(child, 'label') ?? '';
      const value = textAttribute(child, 'value') ?? label.toLowerCase();
      if (tabs.some((tab) => tab.value === value)) {
        report(context, child, {
          code: 'duplicate-tab',
          message: `Two tabs have the value "${value}".`,
          hint: 'Give one of them another label or value.',
        });
      }
      tabs.push({ label, value });
      child.attributes = [plainAttribute('label', label), plainAttribute('value', value)];
    }
    if (tabs.length === 0) {
      report(context, node, {
        code: 'misplaced-component',
        message: '<Tabs> contains no <Tab>.',
        hint: 'Put <Tab label="…"> elements in it, with blank lines around their content.',
      });
    }
    const stray = strays.find((child) => !isComment(child));
    if (stray && tabs.length > 0) {
      report(context, stray, {
        code: 'misplaced-component',
        message: 'This is inside of <Tabs>, but in none of its tabs.',
        hint: 'Put it in a <Tab label="…">, or above or below the <Tabs>.',
      });
    }
    node.attributes.push(plainAttribute('tabs', tabs));
  });
}

function textAttribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
