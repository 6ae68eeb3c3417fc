import type { Strings } from './strings/strings.ts';

/**
 * The stacks of the stack picker in the quickstart, by their names in addresses: `next-app.tanstack-query.zod`. The table
 * of strings has their labels. Each choice is also the choice of a tab group, so it applies on all pages.
 */
export const stackOptions = {
  framework: ['next-app', 'next-pages', 'vite-react', 'tanstack-start', 'none'],
  adapter: ['node', 'express', 'fastify', 'fetch', 'aws-lambda'],
  client: ['tanstack-query', 'classic', 'vanilla'],
  validator: ['zod', 'valibot', 'arktype', 'function'],
} as const satisfies Record<string, readonly (keyof Strings['stack'])[]>;

/** A question of the stack picker, such as the adapter. */
export type StackGroup = keyof typeof stackOptions;

/** The chosen value of each group. */
export type Stack = Readonly<Record<StackGroup, string>>;

/** In the order of the picker, and of the names in addresses. */
export const stackGroups: readonly StackGroup[] = ['framework', 'adapter', 'client', 'validator'];

/** The default until something is chosen: the first of each group. */
export const defaultStack: Stack = {
  framework: stackOptions.framework[0],
  adapter: stackOptions.adapter[0],
  client: stackOptions.client[0],
  validator: stackOptions.validator[0],
};

/** The group that has all these values, if one has. */
export function groupOfValues(values: readonly string[]): StackGroup | undefined {
  return stackGroups.find((group) => {
    const has: readonly string[] = stackOptions[group];
    return values.every((value) => has.includes(value));
  });
}

/** Frameworks that handle the calls themselves -> the adapter whose samples fit them. */
const adapterOfFramework: Readonly<Record<string, string>> = {
  'next-app': 'fetch',
  'next-pages': 'node',
  'tanstack-start': 'fetch',
};

/** The groups in which the reader has a choice; a framework may determine the server or the client. */
export function openGroups({ framework }: Pick<Stack, 'framework'>): StackGroup[] {
  return stackGroups.filter(
    (group) =>
      !(group === 'adapter' && framework in adapterOfFramework) &&
      !(group === 'client' && framework === 'none'),
  );
}

/** The same, with the choices that the framework determines. */
export function completeStack(stack: Stack): Stack {
  const { framework } = stack;
  return {
    ...stack,
    adapter: adapterOfFramework[framework] ?? stack.adapter,
    client: framework === 'none' ? 'vanilla' : stack.client,
  };
}

/** `next-app.tanstack-query.zod`, `vite-react.express.tanstack-query.zod`, `express.vanilla.zod` */
export function formatStack(stack: Stack): string {
  const complete = completeStack(stack);
  return stackGroups
    .filter((group) => group !== 'adapter' || openGroups(stack).includes(group))
    .map((group) => complete[group])
    .filter((value) => value !== 'none')
    .join('.');
}

/**
 * Parses the stack in an address. Names may be in any order. Missing choices are taken from `rest`, and names that no
 * group knows are returned as `unknown`.
 */
export function parseStack(text: string, rest: Stack): { stack: Stack; unknown: string[] } {
  const named: Partial<Record<StackGroup, string>> = {};
  const unknown: string[] = [];
  for (const name of text.split('.').filter(Boolean)) {
    const group = stackGroups.find((known) => stackOptions[known].some((value) => value === name));
    if (group) named[group] = name;
    else unknown.push(name);
  }
  // A server alone is a stack without a framework.
  const framework = named.framework ?? (named.adapter ? 'none' : rest.framework);
  return { stack: completeStack({ ...rest, ...named, framework }), unknown };
}
