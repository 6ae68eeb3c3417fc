import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import {
  type AuthorComponent,
  authorComponents,
  type ComponentAttribute,
} from '#shared/mdx-components.ts';
import { ownValue } from '../own-value.ts';
import { nearestNameHint } from '../problems/suggest.ts';
import { expressionGlobals, findUnknownNames } from './check-expression.ts';
import { blockElements, htmlElements, insteadOfElement } from './html-elements.ts';
import { fileOf, type MdxContext, report } from './mdx-context.ts';
import { readText } from './read-attribute.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks the JSX in content: names, attributes, expressions. Imports are errors. */
export function remarkComponents(tree: Root, context: MdxContext): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxjsEsm') {
      report(context, node, {
        code: 'mdx-import',
        message: `Content cannot ${node.value.startsWith('export') ? 'export' : 'import'}.`,
        hint: `Remove the line. These components are always available: ${Object.keys(authorComponents).join(', ')}; other files are shown by <Partial src="./_name.mdx" />.`,
      });
      if (parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isSound(node.data?.estree, node, context)) return undefined;
      if (parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(node, parent, context);
    }
    return undefined;
  });
}

function checkElement(node: JsxElement, parent: Node | undefined, context: MdxContext): void {
  node.attributes = node.attributes.filter((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    return typeof value !== 'object' || isSound(value?.data?.estree, node, context);
  });
  if (node.name === null) return;
  const component = ownValue(authorComponents, node.name);
  if (component === undefined) {
    checkHtmlAttributes(node, context);
    checkPlace(node, parent, context);
    if (isKnownName(node.name, node, context)) return;
    // Its children are still shown.
    node.name = null;
    node.attributes = [];
    return;
  }
  checkPlace(node, parent, context);
  checkAttributes(node, component, context);
  if (contentNeeded.includes(node.name) && node.children.length === 0) {
    report(context, node, {
      code: 'empty-component',
      message: `<${node.name}> is empty.`,
      hint: 'Write what it shows between its tags, or delete it.',
    });
  }
  const parentName = parent && 'name' in parent ? parent.name : undefined;
  // The parent of a partial's first elements is unknown here and may well be valid.
  const isPartialTop = parent?.type === 'root' && fileOf(node, context) !== context.file;
  if (component.parent && parentName !== component.parent && !isPartialTop) {
    report(context, node, {
      code: 'misplaced-component',
      message: `<${node.name}> is outside of <${component.parent}>.`,
      hint: `Put it directly in a <${component.parent}> element.`,
    });
  }
}

/** Components that show nothing by themselves. Tabs without a Tab are reported as such. */
const contentNeeded = ['Tab', 'Cards', 'Steps', 'Step', 'Badge', 'ForStack', 'Explorable'];

/** Checks names and values. Values that are text become plain text, the only form that later transforms read. */
function checkAttributes(node: JsxElement, component: AuthorComponent, context: MdxContext): void {
  const allowed = Object.keys(component.attributes);
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name } = attribute;
    given.add(name);
    const complain = (code: string, message: string, hint: string) =>
      report(context, attribute, { fallback: node, code, message, hint });
    const rule = ownValue(component.attributes, name);
    if (rule === undefined) {
      complain(
        'unknown-attribute',
        `<${node.name}> has no attribute "${name}".`,
        `${nearestNameHint(name, allowed)}Allowed: ${allowed.join(', ') || 'none'}.`,
      );
      continue;
    }
    const text = readText(node, name);
    if (text === undefined || (rule.required && text.trim() === '')) {
      complain(
        'invalid-attribute',
        `<${node.name} ${name}> must be a text${rule.required ? ', and not empty' : ''}.`,
        `Write ${name}="…": ${rule.description}`,
      );
      continue;
    }
    attribute.value = text;
    const fault = describeFault(rule, text);
    if (fault === undefined) continue;
    complain(
      'invalid-attribute',
      `<${node.name} ${name}> cannot be "${text}"${fault.reason}.`,
      fault.hint,
    );
  }
  const spreads = node.attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute');
  for (const [name, rule] of Object.entries(component.attributes)) {
    if (!rule.required || given.has(name) || spreads || node.name === 'Partial') continue;
    report(context, node, {
      code: 'missing-attribute',
      message: `<${node.name}> has no ${name}.`,
      hint: `Write <${node.name} ${name}="…">: ${rule.description}`,
    });
  }
}

/** Why a value is not allowed, as the end of a sentence, and what is. Undefined if it is allowed. */
function describeFault(
  { values, answers }: ComponentAttribute,
  text: string,
): { reason: string; hint: string } | undefined {
  if (values?.includes(text) === false) {
    const hint = `${nearestNameHint(text, values)}Allowed: ${values.join(', ')}.`;
    return { reason: '', hint };
  }
  const words = text.split(/\s+/);
  if (!answers || answers.some((names) => words.every((word) => names.includes(word)))) {
    return undefined;
  }
  const names = answers.flat();
  const unknown = words.find((word) => !names.includes(word));
  return {
    reason:
      unknown === undefined ? ': its names answer several questions' : `: there is no "${unknown}"`,
    hint: `${nearestNameHint(unknown ?? '', names)}The names of one question: ${answers.map((one) => one.join(', ')).join('; or ')}.`,
  };
}

function isKnownName(name: string, node: Node, context: MdxContext): boolean {
  if (htmlElements.includes(name)) return true;
  const components = Object.keys(authorComponents);
  const isComponent = /^[A-Z]/.test(name);
  report(context, node, {
    code: isComponent ? 'unknown-component' : 'unknown-element',
    message: `There is no ${isComponent ? 'component' : 'element'} <${name}> in content.`,
    hint: isComponent
      ? `${nearestNameHint(name, components)}Allowed: ${components.join(', ')}.`
      : (ownValue(insteadOfElement, name) ??
        `${nearestNameHint(name, [...components, ...htmlElements])}To show it write \\<${name}> or put it in \`code\`.`),
  });
  return false;
}

/** A block inside a paragraph would be invalid HTML. */
function checkPlace(node: JsxElement, parent: Node | undefined, context: MdxContext): void {
  if (parent?.type !== 'paragraph' && parent?.type !== 'heading') return;
  if (node.name === null || !blockElements.includes(node.name)) return;
  report(context, node, {
    code: 'misplaced-component',
    message: `<${node.name}> is in the middle of a ${parent.type}.`,
    hint: 'Put it in lines of its own, with a blank line before and after.',
  });
}

/** Reports and removes nodes that the page cannot contain. */
function checkHtmlAttributes(node: JsxElement, context: MdxContext): void {
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return true;
    const { name } = attribute;
    const isHandler = /^on[A-Z]/i.test(name);
    if (name !== 'style' && name !== 'class' && !isHandler) return true;
    report(context, attribute, {
      fallback: node,
      code: 'unknown-attribute',
      message: `<${node.name}> in content cannot have the attribute "${name}".`,
      hint:
        name === 'class'
          ? 'Did you mean "className"?'
          : 'The content security policy of the site forbids it: use a component.',
    });
    return false;
  });
}

/** Whether an expression can be evaluated; obstacles are reported. */
function isSound(estree: unknown, node: Node, context: MdxContext): boolean {
  if (estree === undefined || estree === null) return true;
  const { names, elements } = findUnknownNames(estree as Parameters<typeof findUnknownNames>[0]);
  for (const name of names) {
    report(context, node, {
      code: 'mdx-expression',
      message: `The expression names "${name}", which does not exist in content.`,
      hint: `To show a brace write \\{ or put it in \`code\`. Known names: ${expressionGlobals.join(', ')}.`,
    });
  }
  for (const name of elements) {
    report(context, node, {
      code: 'mdx-expression',
      message: `The expression contains the element <${name}>.`,
      hint: 'Write elements in the content itself, where their links and names are checked.',
    });
  }
  return names.length === 0 && elements.length === 0;
}
