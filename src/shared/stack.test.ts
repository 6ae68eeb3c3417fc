import { expect, test } from 'vitest';
import {
  defaultStack,
  formatStack,
  groupOfValues,
  openGroups,
  parseStack,
  stackOptions,
} from './stack.ts';

test('[D2] a stack is named by what the reader chose, and read back', () => {
  expect(formatStack(defaultStack)).toBe('next-app.tanstack-query.zod');
  for (const name of [
    'next-app.tanstack-query.zod',
    'next-pages.classic.valibot',
    'tanstack-start.vanilla.arktype',
    'vite-react.express.tanstack-query.function',
    'express.vanilla.zod',
    'aws-lambda.vanilla.valibot',
  ]) {
    const { stack, unknown } = parseStack(name, defaultStack);
    expect(formatStack(stack)).toBe(name);
    expect(unknown).toEqual([]);
  }
});

test('[D2] names may come in any order, and what is not named stays', () => {
  const { stack } = parseStack('zod.vite-react', { ...defaultStack, client: 'classic' });
  expect(stack).toEqual({
    framework: 'vite-react',
    adapter: 'node',
    client: 'classic',
    validator: 'zod',
  });
});

test('[D2] what no list has is reported, and changes nothing', () => {
  expect(parseStack('next-app.redux..zod', defaultStack)).toEqual({
    stack: { ...defaultStack, adapter: 'fetch' },
    unknown: ['redux'],
  });
});

test('[D2] a framework that answers calls decides the adapter; none leaves the vanilla client', () => {
  expect(openGroups({ framework: 'next-app' })).toEqual(['framework', 'client', 'validator']);
  expect(openGroups({ framework: 'vite-react' })).toHaveLength(4);
  expect(openGroups({ framework: 'none' })).toEqual(['framework', 'adapter', 'validator']);
  expect(parseStack('fastify.tanstack-query', defaultStack).stack.client).toBe('vanilla');
});

test('[D2] no name is in two groups, so that an address needs no order', () => {
  const values: string[] = Object.values(stackOptions).flat();
  expect(new Set(values).size).toBe(values.length);
});

test('[D2] content names the choices of one group', () => {
  expect(groupOfValues(['vite-react', 'none'])).toBe('framework');
  expect(groupOfValues(['vite'])).toBeUndefined();
  expect(groupOfValues(['none', 'zod'])).toBeUndefined();
});
