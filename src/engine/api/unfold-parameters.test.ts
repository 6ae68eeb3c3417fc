import { expect, test } from 'vitest';
import type { ApiMember, ApiSymbol } from '#shared/api.ts';
import { unfoldParameters } from './unfold-parameters.ts';

const member = (name: string, html: string): ApiMember => ({
  name,
  anchor: name,
  kind: 'property',
  code: { html, lines: 1 },
  docs: '',
  isOptional: false,
  isInternal: false,
});

const symbol = (fields: Partial<ApiSymbol>): ApiSymbol => ({
  name: 'httpLink',
  kind: 'function',
  entry: '@trpc/client',
  path: '/httpLink',
  isUnstable: false,
  summary: '',
  brief: '',
  docs: '',
  see: [],
  examples: [],
  code: { html: '', lines: 1 },
  typeParameters: [],
  parameters: [{ name: 'opts', docs: '', isOptional: false, typePath: '/Options' }],
  members: [],
  inherited: [],
  internals: [],
  aliases: [],
  alsoFrom: [],
  links: ['/Options'],
  ...fields,
});

const options = symbol({
  name: 'Options',
  kind: 'interface',
  path: '/Options',
  parameters: [],
  links: ['/Headers', '/Url'],
  members: [member('url', '<a href="/Url" data-h="1">Url</a> <a href="#internal-A">A</a>')],
  inherited: [
    { from: 'Base', path: '/Base', members: [member('fetch', 'x')] },
    { from: 'Empty', members: [] },
  ],
});

const unfold = (type: ApiSymbol | undefined) =>
  unfoldParameters(symbol({}), (path) => (path === '/Options' ? type : undefined));

test('a parameter shows the members of its type, own ones first', () => {
  const [parameter] = unfold(options).parameters;
  expect(parameter?.contents?.map(({ from, path }) => [from, path])).toEqual([
    ['Options', '/Options'],
    ['Base', '/Base'],
  ]);
});

test('links of the members have numbers of the page, and lead to internal types on the page of the type', () => {
  const { parameters, links } = unfold(options);
  expect(links).toEqual(['/Options', '/Headers', '/Url']);
  expect(parameters[0]?.contents?.[0]?.members[0]?.code.html).toBe(
    '<a href="/Url" data-h="2">Url</a> <a href="/Options#internal-A">A</a>',
  );
});

test('an option shows the options in it, with links of the page, but not what those contain', () => {
  const inner = symbol({
    ...options,
    name: 'Inner',
    path: '/Inner',
    links: ['/Deep'],
    members: [{ ...member('deep', '<a href="/Deep" data-h="0">Deep</a>'), typePath: '/Inner' }],
    inherited: [{ from: 'Base', members: [member('base', 'x')] }],
  });
  const outer = {
    ...options,
    members: [{ ...member('inner', 'Inner'), typePath: '/Inner' }, ...options.members],
  };
  const pages = new Map([outer, inner].map((it) => [it.path, it]));
  const { parameters, links } = unfoldParameters(symbol({}), (path) => pages.get(path));
  const [first, second] = parameters[0]?.contents?.[0]?.members ?? [];
  expect(first?.members?.map(({ name, members }) => [name, members])).toEqual([
    ['deep', undefined],
    ['base', undefined],
  ]);
  expect(links).toEqual(['/Options', '/Headers', '/Url', '/Deep']);
  expect(first?.members?.[0]?.code.html).toBe('<a href="/Deep" data-h="3">Deep</a>');
  expect(second?.members).toBeUndefined();
});

test.each([
  [
    '<span class="line"><span class="p">max</span><span class="u">?: </span><span class="t">number</span>;</span>',
    { html: '<span class="line"><span class="t">number</span></span>', lines: 1 },
  ],
  [
    '<span class="line"><span class="p">headers</span><span class="u">?:</span>\n</span><span class="line">  | A\n</span><span class="line">  | B;</span>',
    { html: '<span class="line">  | A\n</span><span class="line">  | B</span>', lines: 2 },
  ],
])('a property shows its type alone: %s', (html, code) => {
  const lines = html.split('"line"').length - 1;
  const own = { ...member('a', html), code: { html, lines } };
  const [parameter] = unfold({ ...options, members: [own], inherited: [] }).parameters;
  expect(parameter?.contents?.[0]?.members[0]?.code).toEqual(code);
});

test.each([
  ['a class', { ...options, kind: 'class' as const }],
  ['a callback', { ...options, parameters: symbol({}).parameters }],
  [
    'a type with methods',
    { ...options, members: [{ ...member('pipe', ''), kind: 'method' as const }] },
  ],
  ['a type without members', { ...options, members: [], inherited: [] }],
  ['a type with more than 12 members', { ...options, members: Array(12).fill(member('a', '')) }],
  ['an unknown type', undefined],
])('a parameter of %s stays as it is', (_, type) => {
  expect(unfold(type)).toEqual(symbol({}));
});

test.each([
  ['a type', { kind: 'type' as const }],
  ['an unstable function', { isUnstable: true }],
  ['a deprecated function', { deprecated: '' }],
])('%s stays as it is', (_, fields) => {
  const other = symbol(fields);
  expect(unfoldParameters(other, () => options)).toEqual(other);
});
