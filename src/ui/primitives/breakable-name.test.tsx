import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableName } from './breakable-name.tsx';

test.each([
  ['httpBatchLink', 'httpBatchLink'],
  ['Define procedures and more', 'Define procedures and more'],
  ['createTRPCProxyClient', 'create|TRPC|Proxy|Client'],
  ['experimental_localLink', 'experimental_|local|Link'],
  ['context.procedures.byId', 'context.|procedures.|by|Id'],
])('%s may break at %s', (name, parts) => {
  const html = renderToStaticMarkup(<BreakableName name={name} />);
  expect(html.replaceAll('<wbr/>', '|').replaceAll(/<[^>]+>/g, '')).toBe(parts);
});
