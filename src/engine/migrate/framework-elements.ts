import { admonitionKinds } from '#shared/mdx-components.ts';
import type { ElementContext, Outcome } from './element-context.ts';
import {
  expressionOf,
  printAttribute,
  replaceElement,
  replaceTags,
  tagRanges,
} from './jsx-edits.ts';
import { attributeAddress, migrateAddress, pathOf, shorten } from './migrate-attributes.ts';
import { migrateCodeBlock } from './migrate-code-block.ts';
import { migrateHeading } from './migrate-heading.ts';
import { migrateTabs } from './migrate-tabs.ts';
import { changed, decide } from './note.ts';
import { rangeOf } from './page-context.ts';
import { isNode, nodesOf } from './read-literal.ts';

type Migrate = (element: ElementContext) => Outcome;

/** Components of the framework by name, and the HTML elements that pages use for embedding. */
export const frameworkElements: Readonly<Record<string, Migrate>> = {
  Tabs: migrateTabs,
  TabItem: noteLoneItem,
  Admonition: migrateAdmonition,
  CodeBlock: migrateCodeBlock,
  Heading: migrateHeading,
  Link: migrateLink,
  IdealImage: migrateImage,
  Image: migrateImage,
  ThemedImage: migrateThemedImage,
  Translate: unwrap,
  Details: migrateDetails,
  Mermaid: migrateDiagram,
  Head: remove('what it said about the page belongs into its front matter'),
  head: remove('what it said about the page belongs into its front matter'),
  TOCInline: remove('the table of contents is beside every page'),
  DocCardList: remove('write <Cards> with a sentence about each page'),
  iframe: migrateFrame,
};

/** Tab items are renamed with their tabs; a separate item is elsewhere, as in a partial. */
function noteLoneItem({ page, node, line }: ElementContext): Outcome {
  const { start } = rangeOf(page, node);
  if (page.edits.some((edit) => edit.start === start + 1)) return 'removed';
  const message = '<TabItem> is not directly in <Tabs>: write <Tab> where its <Tabs> is';
  page.notes.push(decide(line, message));
  return 'kept';
}

function unwrap({ page, node, line, attributes }: ElementContext): Outcome {
  // These are for translators.
  attributes.take('id');
  attributes.take('description');
  replaceTags(page, node, { open: '', close: '' });
  page.notes.push(changed(line, `<${node.name}> is gone, and what it held stays`));
  return 'changed';
}

function remove(advice: string): Migrate {
  return ({ page, node, line }) => {
    const { start, end } = rangeOf(page, node);
    replaceElement(page, node, '');
    const written = shorten(page.text.slice(start, end), 400);
    page.notes.push(decide(line, `gone: ${written}; ${advice}`));
    return 'removed';
  };
}

const oldKinds: Readonly<Record<string, string>> = {
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

function migrateAdmonition({ page, node, line, attributes }: ElementContext): Outcome {
  const type = attributes.text('type') ?? 'note';
  const kind = oldKinds[type] ?? type;
  const title = attributes.text('title');
  const { openEnd, closeStart } = tagRanges(page, node);
  const label = title === undefined ? '' : `[${title.replace(/[[\]]/g, '\\$&')}]`;
  const gaps = gapsOf(page.text.slice(openEnd, closeStart));
  replaceTags(page, node, {
    open: `:::${kind}${label}${gaps.open}`,
    close: `${gaps.close}:::`,
  });
  page.notes.push(changed(line, `<${node.name} type="${type}"> is :::${kind}`));
  if (!admonitionKinds.some((known) => known === kind)) {
    const message = `there is no admonition "${kind}" here: choose one of ${admonitionKinds.join(', ')}`;
    page.notes.push(decide(line, message));
  }
  return 'changed';
}

/** Line breaks to add between tags and the text on the same line. */
const gapsOf = (inner: string): { open: string; close: string } => ({
  open: /^[ \t]*\n/.test(inner) ? '' : '\n\n',
  close: /\n[ \t>]*$/.test(inner) ? '' : '\n\n',
});

/** Its summary is an attribute in Docusaurus and an element here. */
function migrateDetails({ page, node, line, attributes }: ElementContext): Outcome {
  const text = attributes.text('summary');
  const attribute = text === undefined ? attributes.take('summary') : undefined;
  const markup = typeof attribute?.value === 'object' ? attribute.value?.value.trim() : undefined;
  const inner = text ?? (markup?.startsWith('<') ? markup : markup && `{${markup}}`);
  const isSummary = inner?.startsWith('<summary');
  const summary = inner === undefined || isSummary ? (inner ?? '') : `<summary>${inner}</summary>`;
  const isOpen = attributes.take('open') !== undefined;
  const head = isOpen ? '<details open>' : '<details>';
  const { openEnd, closeStart } = tagRanges(page, node);
  const gaps = gapsOf(page.text.slice(openEnd, closeStart));
  replaceTags(page, node, {
    open: summary === '' ? head : `${head}\n${summary}${gaps.open || '\n'}`,
    close: summary === '' ? '</details>' : `${gaps.close}</details>`,
  });
  page.notes.push(changed(line, `<${node.name}> is <details>`));
  return 'changed';
}

/** `<Mermaid value="…" />` -> a fence. */
function migrateDiagram({ page, node, line, attributes }: ElementContext): Outcome {
  const source = attributes.text('value');
  if (source === undefined || node.type !== 'mdxJsxFlowElement') {
    page.notes.push(decide(line, '<Mermaid> has no text of a diagram: write ```mermaid title="…"'));
    return 'kept';
  }
  replaceElement(page, node, `\`\`\`mermaid\n${source.trim()}\n\`\`\``);
  const message = '<Mermaid> is a fence: say in words what it shows, ```mermaid title="…"';
  page.notes.push(decide(line, message));
  return 'done';
}

function migrateLink({ page, node, line, attributes }: ElementContext): Outcome {
  const attribute = attributes.take('to') ?? attributes.take('href');
  const address = attribute && attributeAddress(page, attribute);
  const { closeStart, end } = tagRanges(page, node);
  if (address === undefined || address.includes(' ') || closeStart === end) {
    const message = '<Link> has no address that is text: write [text](address)';
    page.notes.push(decide(line, message));
    return 'kept';
  }
  const title = attributes.text('title')?.replaceAll('"', '\\"');
  const target = title === undefined ? address : `${address} "${title}"`;
  replaceTags(page, node, { open: '[', close: `](${target})` });
  page.notes.push(changed(line, `<Link> is a link to ${address}`));
  return 'changed';
}

function migrateImage({ page, node, line, attributes }: ElementContext): Outcome {
  const attribute = attributes.take('img') ?? attributes.take('src');
  if (attribute === undefined || attributeAddress(page, attribute) === undefined) {
    const message = `<${node.name}> has no address that is text: write ![text](file)`;
    page.notes.push(decide(line, message));
    return 'kept';
  }
  const { start, nameEnd } = tagRanges(page, node);
  page.edits.push({ start: start + 1, end: nameEnd, text: 'img' });
  migrateAddress(page, attribute, 'src');
  return 'plain';
}

/** Of the two images, the light one is kept. */
function migrateThemedImage({ page, node, line, attributes }: ElementContext): Outcome {
  const sources = attributes.take('sources');
  const expression = sources && expressionOf(sources);
  const light = nodesOf(expression?.properties).find(
    ({ key }) => isNode(key) && (key.name ?? key.value) === 'light',
  );
  const path = isNode(light?.value) ? pathOf(page, light.value) : undefined;
  if (path === undefined) {
    page.notes.push(decide(line, '<ThemedImage> has no address that is text: write ![text](file)'));
    return 'kept';
  }
  const size = ['width', 'height'].flatMap((name) => {
    const attribute = attributes.take(name);
    const { start, end } = attribute ? rangeOf(page, attribute) : { start: 0, end: 0 };
    return attribute ? [page.text.slice(start, end)] : [];
  });
  const alt = printAttribute('alt', attributes.text('alt') ?? '');
  const image = ['<img', printAttribute('src', path), alt, ...size, '/>'].join(' ');
  replaceElement(page, node, image);
  const message =
    'one image serves both themes here, and it is the light one: look at it on a dark page';
  page.notes.push(decide(line, message));
  return 'done';
}

/** Attributes for the appearance and permissions of a frame. */
const frameAttributes = (
  'width height allow allowFullScreen allowfullscreen frameBorder frameborder loading scrolling ' +
  'referrerPolicy referrerpolicy sandbox style className class'
).split(' ');

function migrateFrame({ page, node, line, attributes }: ElementContext): Outcome {
  const source = attributes.text('src');
  if (source === undefined) {
    page.notes.push(decide(line, '<iframe> has no address that is text: write a link'));
    return 'kept';
  }
  for (const name of frameAttributes) attributes.take(name);
  const video = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(source)?.[1];
  const address = video === undefined ? source : `https://www.youtube.com/watch?v=${video}`;
  const title = attributes.text('title');
  const text = title ?? (URL.canParse(address) ? new URL(address).hostname : 'Open it');
  replaceElement(page, node, `[${text.replace(/[[\]]/g, '\\$&')}](${address})`);
  const message = `<iframe> is a link to ${address}, because pages load nothing from other hosts`;
  page.notes.push(
    title === undefined ? decide(line, `${message}: say where it leads`) : changed(line, message),
  );
  return 'done';
}
