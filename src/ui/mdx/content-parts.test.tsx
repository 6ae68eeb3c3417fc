import { expect, test } from 'vitest';
import type { HeadingProps } from '#shared/mdx-components.ts';
import { splitContent } from './content-parts.ts';

const Heading = (_props: HeadingProps) => null;
const Sample = () => null;
const split = (content: React.ReactNode) =>
  splitContent(content, { heading: Heading, samples: [Sample] });

test('content is taken apart at its headings, samples beside words', () => {
  const parts = split(
    <>
      <p>Before.</p>
      {'\n'}
      <Heading level={2} id="one" label="One" />
      <p>First.</p>
      <Sample />
      {'\n'}
      <Heading level={2} id="two" label="Two" />
    </>,
  );
  expect(Object.keys(parts)).toEqual(['one', 'two']);
  expect(parts.one).toMatchObject({ id: 'one', title: 'One' });
  expect(parts.one?.words).toHaveLength(1);
  expect(parts.one?.samples).toHaveLength(1);
  expect(parts.two).toMatchObject({ words: [], samples: [] });
});

test('content of one heading, and none at all', () => {
  expect(Object.keys(split(<Heading level={2} id="one" label="One" />))).toEqual(['one']);
  expect(split(null)).toEqual({});
});
