import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RawHtml } from '../../primitives/raw-html.tsx';
import { readSection } from './read-section.tsx';

/** A payload row that arrived later, as React leaves it in the page. */
function late(value: ReactNode): ReactNode {
  const chunk = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  return { $$typeof: Symbol.for('react.lazy'), _payload: chunk, _init: () => value } as never;
}

const Tabs = ({ children }: { children: ReactNode }) => children;

const page = (
  <html lang="en">
    <head>
      <title>Routers</title>
    </head>
    <body>
      <nav>
        <p>Menu</p>
      </nav>
      <main>
        <header>
          <h1>Routers</h1>
          <p>Version</p>
          <RawHtml as="p" html="<button>Copy</button>" />
        </header>
        <p>
          What <a href="/x">a router</a> is. <button type="button">Press</button>
        </p>
        <div>
          <h2 id="nest">
            <RawHtml as="span" html="<i id=old></i>" />
            Nest
          </h2>
          <a href="#nest">#</a>
        </div>
        {late(<p id="first">Put one into another.</p>)}
        <Tabs>
          <figure>
            <figcaption>server.ts</figcaption>
            <pre>
              <RawHtml
                as="code"
                className="tokens"
                html='<span data-h="3">router</span>(<a href="/y">x</a>)'
              />
            </pre>
          </figure>
        </Tabs>
        <p>After the sample.</p>
        <h3 id="deep">Deep</h3>
        <ol>
          <li>
            <h4 id="one">One</h4>
            <a href="#one">#</a>
            <p>The first step.</p>
          </li>
        </ol>
        <h2 id="end">End</h2>
      </main>
    </body>
  </html>
);

const Views = (props: { text: ReactNode; label: string }) => props.text;

test('a part that comes by another name than children is read, too', () => {
  const lesson = (
    <main>
      <h1>Lesson</h1>
      <Views label="Text" text={<p>It teaches.</p>} />
    </main>
  );
  expect(readSection(lesson, '').map((it) => renderToStaticMarkup(it))).toEqual([
    '<p>It teaches.</p>',
  ]);
});

const markup = (anchor: string) => readSection(page, anchor).map((it) => renderToStaticMarkup(it));

test('the beginning of a page comes without its header, links and buttons', () => {
  expect(markup('')).toEqual(['<p>What a router is. </p>']);
});

test('a section ends with its first sample, whose markup has neither links nor marks of hovers', () => {
  expect(markup('nest')).toEqual([
    '<p>Put one into another.</p>',
    '<pre><code class="tokens"><span>router</span>(x)</code></pre>',
  ]);
});

test('a section ends with the next heading; one inside a list is bold, without its link', () => {
  expect(markup('deep')).toEqual(['<ol><li><strong>One</strong><p>The first step.</p></li></ol>']);
});

test('a section without text, and one that is not there, have no blocks', () => {
  expect(markup('end')).toEqual([]);
  expect(markup('other')).toEqual([]);
});
