import { fieldsOf, listOf, textOf } from './fields.ts';
import {
  attributeOf,
  attributeValue,
  editAttribute,
  type JsxElement,
  printAttribute,
  renameElement,
  tagRanges,
} from './jsx-edits.ts';
import { changed, decide } from './note.ts';
import { type PageContext, rangeOf } from './page-context.ts';

/** `<Tabs groupId values defaultValue>` with `<TabItem>` becomes `<Tabs group>` with `<Tab>`. */
export function migrateTabs(page: PageContext, node: JsxElement): void {
  const { line } = rangeOf(page, node);
  // Tabs of this site need nothing.
  if (node.children.some((child) => 'name' in child && child.name === 'Tab')) return;
  const labels = new Map(
    listOf(attributeValue(node, 'values')).map((entry) => {
      const { value, label } = fieldsOf(entry);
      return [String(value), textOf(label) ?? String(value)];
    }),
  );
  const items = node.children.filter(
    (child): child is JsxElement =>
      (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') &&
      isTabItem(page, child.name),
  );
  renameElement(page, node, 'Tabs');
  for (const item of items) migrateItem({ page, item, labels });
  page.notes.push(changed(line, `<${node.name}> with ${items.length} tabs`));
  migrateTabsAttributes({ page, node, items });
  if (items.length < node.children.filter(({ type }) => type !== 'text').length) {
    page.notes.push(decide(line, 'not everything in <Tabs> is a <Tab>: write the others out'));
  }
}

function isTabItem(page: PageContext, name: string | null): boolean {
  const binding = page.bindings.get(name ?? '');
  return binding === undefined
    ? name === 'TabItem'
    : binding.kind === 'theme' && binding.name === 'TabItem';
}

function migrateTabsAttributes(options: {
  page: PageContext;
  node: JsxElement;
  items: JsxElement[];
}): void {
  const { page, node, items } = options;
  const first = items[0] && textOf(attributeValue(items[0], 'value'));
  for (const attribute of node.attributes) {
    const { line } = rangeOf(page, attribute);
    if (attribute.type !== 'mdxJsxAttribute') {
      editAttribute(page, attribute, '');
      page.notes.push(decide(line, 'a spread among the attributes of <Tabs> is gone'));
      continue;
    }
    if (attribute.name === 'groupId') {
      const group = textOf(attributeValue(node, 'groupId'));
      editAttribute(page, attribute, group === undefined ? '' : printAttribute('group', group));
      if (group === undefined)
        page.notes.push(decide(line, 'the name of the group of tabs is no text'));
      continue;
    }
    editAttribute(page, attribute, '');
    if (attribute.name === 'queryString') {
      page.notes.push(decide(line, 'addresses do not choose a tab here: queryString is gone'));
    } else if (
      attribute.name === 'defaultValue' &&
      attributeValue(node, 'defaultValue') !== first
    ) {
      page.notes.push(decide(line, 'the first tab is the one that shows: move the default one up'));
    }
  }
  const chosen = items.findIndex((item) => attributeOf(item, 'default') !== undefined);
  if (chosen > 0) {
    const { line } = rangeOf(page, items[chosen] ?? node);
    page.notes.push(decide(line, 'the first tab is the one that shows: move the default one up'));
  }
}

function migrateItem(options: {
  page: PageContext;
  item: JsxElement;
  labels: ReadonlyMap<string, string>;
}): void {
  const { page, item, labels } = options;
  const { line } = rangeOf(page, item);
  renameElement(page, item, 'Tab');
  const value = textOf(attributeValue(item, 'value'));
  const label = textOf(attributeValue(item, 'label')) ?? (value && (labels.get(value) ?? value));
  for (const attribute of item.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    if (name === 'value' || name === 'label') {
      const text = name === 'value' ? value : label;
      const isText = attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string';
      if (!isText && text !== undefined) editAttribute(page, attribute, printAttribute(name, text));
    } else {
      editAttribute(page, attribute, '');
    }
  }
  if (label === undefined) {
    page.notes.push(decide(line, 'the tab has no label: write <Tab label="…">'));
  } else if (attributeOf(item, 'label') === undefined) {
    page.edits.push({
      start: tagRanges(page, item).nameEnd,
      end: tagRanges(page, item).nameEnd,
      text: ` ${printAttribute('label', label)}`,
    });
  }
}
