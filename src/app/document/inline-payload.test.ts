import { expect, test } from 'vitest';
import { payloadElement, takePayload } from './inline-payload.ts';

const url = '/docs/concepts/payload.txt';

const text = [
  '1:I["9ace6f56e209",[],"ErrorBoundary",1]',
  '0:["$","code",null,{"children":"</script><script>alert(1)</script><!-- <SCRIPT> <style>"}]',
  '2:T5,a\r\nb\0c',
  '3:"\uE000 and \uE000l"',
].join('\n');

/** A document with that element, parsed as browsers do: up to the first end tag. */
function documentWith(html: string) {
  const [, content = ''] = /^<script[^>]*>([\s\S]*?)<\/script/i.exec(html) ?? [];
  let element: object | null = {
    // Browsers apply these changes to the content of a script element.
    textContent: content.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD'),
    dataset: { payload: / data-payload="([^"]*)"/.exec(html)?.[1] },
    remove: () => {
      element = null;
    },
  };
  return {
    baseURI: 'https://trpc.io/docs/concepts',
    querySelector: <E>() => element as E | null,
  };
}

test('a payload comes out of the document as it went in, and once', () => {
  const document = documentWith(payloadElement({ text, url }));
  expect(takePayload(document)).toEqual({ text, url: `https://trpc.io${url}` });
  expect(takePayload(document)).toBeUndefined();
});

test('a long payload is preloaded instead', () => {
  const html = payloadElement({ text: 'x'.repeat(200_000), url });
  expect(html).toMatch(/^<link rel="preload" as="fetch" [^>]*href="\/docs\/concepts\/payload.txt"/);
  expect(takePayload(documentWith(html))).toEqual({
    text: undefined,
    url: `https://trpc.io${url}`,
  });
});

test('it looks like no element of the document', () => {
  const html = payloadElement({ text, url });
  expect(html.match(/<\/?script|<\/?style|<!--/gi)).toEqual(['<script', '</script']);
});
