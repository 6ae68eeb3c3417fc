/**
 * The stacks of the stack picker in the quickstart, and their names in addresses: `next-app.tanstack-query.zod`. Each
 * choice is also the choice of a tab group, so it applies on all pages.
 */
export const stackOptions = {
  framework: [
    { value: 'next-app', label: 'Next.js App Router' },
    { value: 'next-pages', label: 'Next.js Pages Router' },
    { value: 'vite-react', label: 'Vite + React' },
    { value: 'tanstack-start', label: 'TanStack Start' },
    { value: 'none', label: 'No framework' },
  ],
  adapter: [
    { value: 'node', label: 'Node.js alone' },
    { value: 'express', label: 'Express' },
    { value: 'fastify', label: 'Fastify' },
    { value: 'fetch', label: 'Hono / fetch' },
    { value: 'aws-lambda', label: 'AWS Lambda' },
  ],
  client: [
    { value: 'tanstack-query', label: 'TanStack Query' },
    { value: 'classic', label: 'Classic hooks' },
    { value: 'vanilla', label: 'Vanilla' },
  ],
  validator: [
    { value: 'zod', label: 'Zod' },
    { value: 'valibot', label: 'Valibot' },
    { value: 'arktype', label: 'ArkType' },
    { value: 'function', label: 'A function' },
  ],
} as const satisfies Record<string, readonly { value: string; label: string }[]>;

/** A question of the stack picker, such as the adapter. */
export type StackGroup = keyof typeof stackOptions;

/** The chosen value of each group. */
export type Stack = Readonly<Record<StackGroup, string>>;

/** In the order of the picker, and of the names in addresses. */
export const stackGroups: readonly StackGroup[] = ['framework', 'adapter', 'client', 'validator'];

/** The default until something is chosen: the first of each group. */
export const defaultStack: Stack = {
  framework: stackOptions.framework[0].value,
  adapter: stackOptions.adapter[0].value,
  client: stackOptions.client[0].value,
  validator: stackOptions.validator[0].value,
};

/**
 * The group that has all these values.
 *
 * @throws if there is none
 */
export function groupOfValues(values: readonly string[]): StackGroup {
  const group = stackGroups.find((known) => {
    const has: string[] = stackOptions[known].map(({ value }) => value);
    return values.length > 0 && values.every((value) => has.includes(value));
  });
  if (group) return group;
  const all = stackGroups.map(
    (known) => `${known}: ${stackOptions[known].map(({ value }) => value).join(', ')}`,
  );
  throw new Error(`No group of the stack has all of "${values.join(' ')}".\n${all.join('\n')}`);
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
    const group = stackGroups.find((known) =>
      stackOptions[known].some(({ value }) => value === name),
    );
    if (group) named[group] = name;
    else unknown.push(name);
  }
  // A server alone is a stack without a framework.
  const framework = named.framework ?? (named.adapter ? 'none' : rest.framework);
  return { stack: completeStack({ ...rest, ...named, framework }), unknown };
}
