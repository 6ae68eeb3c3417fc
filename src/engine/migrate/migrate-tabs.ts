import { type AttributeReader, readAttributes } from './attribute-reader.ts';
import type { ElementContext, Outcome } from './element-context.ts';
import { textOf } from './fields.ts';
import {
  editAttribute,
  isWhole,
  type JsxElement,
  printAttribute,
  renameElement,
  tagRanges,
} from './jsx-edits.ts';
import { changed, decide, type MigrationNote } from './note.ts';
import { noteRest } from './note-rest.ts';
import { noteUnread } from './note-unread.ts';
import { type PageContext, rangeOf } from './page-context.ts';
import { createSourceData } from './source-data.ts';

/** `<Tabs groupId values defaultValue>` with `<TabItem>` becomes `<Tabs group>` with `<Tab>`. */
export function migrateTabs({ page, node, attributes, line }: ElementContext): Outcome {
  // Tabs in this site's syntax stay unchanged.
  if (node.children.some((child) => 'name' in child && child.name === 'Tab')) return 'kept';
  const values = readValues(page, node, attributes);
  const items = node.children.filter(
    (child): child is JsxElement =>
      (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') &&
      isTabItem(page, child.name) &&
      isWhole(page, child),
  );
  const chosen = [attributes.text('defaultValue'), values.chosen].find(Boolean);
  renameElement(page, node, 'Tabs');
  page.notes.push(
    changed(line, `<${node.name}> with ${items.length} ${items.length === 1 ? 'tab' : 'tabs'}`),
  );
  migrateTabsAttributes(page, attributes, line);
  for (const [index, item] of items.entries()) {
    const own = readAttributes(item);
    const value = migrateItem({ page, item, attributes: own, labels: values.labels });
    const isChosen =
      own.take('default') !== undefined || (chosen !== undefined && chosen === value);
    if (isChosen && index > 0) {
      const message = 'the first tab is the one that shows: move the default one up';
      page.notes.push(decide(rangeOf(page, item).line, message));
    }
    noteRest(page, item, own);
  }
  if (items.length < node.children.filter(isContent).length) {
    page.notes.push(decide(line, 'not everything in <Tabs> is a <Tab>: write the others out'));
  }
  return 'changed';
}

/** Spaces and comments are not items. */
const isContent = (child: JsxElement['children'][number]): boolean =>
  child.type !== 'text' &&
  !(child.type === 'mdxFlowExpression' && /^\s*\/\*.*\*\/\s*$/s.test(child.value));

function isTabItem(page: PageContext, name: string | null): boolean {
  const binding = page.bindings.get(name ?? '');
  return binding === undefined
    ? name === 'TabItem'
    : binding.kind === 'theme' && binding.name === 'TabItem';
}

/** The item labels in the attribute `values`, and the initially selected item. */
function readValues(
  page: PageContext,
  node: JsxElement,
  attributes: AttributeReader,
): { labels: Map<string, string>; chosen: string | undefined } {
  const value = attributes.value('values');
  const labels = new Map<string, string>();
  if (!Array.isArray(value)) return { labels, chosen: undefined };
  const place = { file: page.file, line: rangeOf(page, node).line };
  const data = createSourceData({ value, name: 'values', place, places: new WeakMap() });
  let chosen: string | undefined;
  for (const [, entry] of data.parts()) {
    const name = entry.get('value').text();
    if (name !== undefined) labels.set(name, entry.get('label').text() ?? name);
    if (entry.get('default').flag()) chosen = name;
  }
  const notes: MigrationNote[] = [];
  noteUnread({
    data,
    notes,
    advice: 'tabs have a label and a value',
    holder: '<Tabs>',
  });
  page.notes.push(...notes);
  return { labels, chosen };
}

function migrateTabsAttributes(page: PageContext, attributes: AttributeReader, line: number): void {
  const group = attributes.text('groupId');
  if (group !== undefined) replace(page, attributes, 'groupId', printAttribute('group', group));
  if (attributes.take('lazy')) {
    replace(page, attributes, 'lazy', '');
    page.notes.push(changed(line, 'every tab is in the page: lazy is gone'));
  }
  for (const name of ['values', 'defaultValue']) {
    // Unreadable attributes are reported with the remaining ones.
    const isRead = !attributes.rest().some((it) => 'name' in it && it.name === name);
    if (isRead) replace(page, attributes, name, '');
  }
  if (attributes.take('queryString')) {
    replace(page, attributes, 'queryString', '');
    page.notes.push(decide(line, 'addresses do not choose a tab here: queryString is gone'));
  }
}

function replace(page: PageContext, attributes: AttributeReader, name: string, text: string): void {
  const attribute = attributes.take(name);
  if (attribute !== undefined) editAttribute(page, attribute, text);
}

/** @returns the value of the item */
function migrateItem(options: {
  page: PageContext;
  item: JsxElement;
  attributes: AttributeReader;
  labels: ReadonlyMap<string, string>;
}): string | undefined {
  const { page, item, attributes, labels } = options;
  renameElement(page, item, 'Tab');
  const value = attributes.text('value');
  const written = attributes.text('label');
  const label = textOf(written ?? (value && (labels.get(value) ?? value)));
  if (value !== undefined) asText(page, attributes, 'value', value);
  if (written !== undefined) asText(page, attributes, 'label', written);
  if (attributes.has('default')) replace(page, attributes, 'default', '');
  if (label === undefined) {
    const message = 'the tab has no label: write <Tab label="…">';
    page.notes.push(decide(rangeOf(page, item).line, message));
  } else if (written === undefined) {
    const { nameEnd } = tagRanges(page, item);
    page.edits.push({ start: nameEnd, end: nameEnd, text: ` ${printAttribute('label', label)}` });
  }
  return value;
}

/** An attribute whose value was an expression, as literal text. */
function asText(page: PageContext, attributes: AttributeReader, name: string, text: string): void {
  const attribute = attributes.take(name);
  if (typeof attribute?.value !== 'string')
    replace(page, attributes, name, printAttribute(name, text));
}
