import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMdxComponents } from './create-mdx-components.tsx';

const line = (code: string) => `<span class="line"><span class="k">${code}</span>\n</span>`;
const {
  a: Anchor,
  Admonition,
  Card,
  CodeBlock,
  CodeGroup,
  Heading,
  PackageManagerTabs,
  Tab,
  TableScroll,
  Tabs,
  input: Input,
} = createMdxComponents({ links: { './routers.mdx#define': '/docs/server/routers#define' } });

test('[D2] a link leads where the page says that it leads', () => {
  expect(renderToStaticMarkup(<Anchor href="./routers.mdx#define">routers</Anchor>)).toBe(
    '<a href="/docs/server/routers#define">routers</a>',
  );
  expect(renderToStaticMarkup(<Anchor href="https://zod.dev">Zod</Anchor>)).toBe(
    '<a href="https://zod.dev">Zod</a>',
  );
  expect(renderToStaticMarkup(<Card title="Routers" href="./routers.mdx#define" />)).toContain(
    'href="/docs/server/routers#define"',
  );
});

test('[T3] a code block is in the page once, for both themes, without inline styles', () => {
  const html = renderToStaticMarkup(
    <CodeBlock html={line('const')} language="ts" title="server.ts" />,
  );
  expect(html.split('<code').length).toBe(2);
  expect(html).toContain(line('const'));
  expect(html).not.toContain('style=');
});

test('the link beside a heading has a name and is no part of the heading', () => {
  const html = renderToStaticMarkup(
    <Heading level={3} id="define" label="Define t.router">
      Define <code>t.router</code>
    </Heading>,
  );
  expect(html).toContain('<h3 id="define">Define <code>t.router</code></h3>');
  expect(html).toMatch(/<a href="#define"[^>]* aria-label="Direct link to Define t.router">/);
});

test('an admonition is a note, named by its title or its kind', () => {
  expect(renderToStaticMarkup(<Admonition kind="warning" />)).toMatch(
    /^<div role="note" aria-label="Warning"/,
  );
  expect(renderToStaticMarkup(<Admonition kind="tip" title="Keep it small" />)).toMatch(
    /^<div role="note" aria-label="Keep it small"/,
  );
});

test('tabs hold every panel with its label, so that they read without script', () => {
  const html = renderToStaticMarkup(
    <Tabs
      tabs={[
        { label: 'React', value: 'react' },
        { label: 'Next.js', value: 'next' },
      ]}
    >
      <Tab label="React" value="react">
        hooks
      </Tab>
      <Tab label="Next.js" value="next">
        helpers
      </Tab>
    </Tabs>,
  );
  expect(html.match(/role="tab" /g)).toHaveLength(2);
  expect(html).toMatch(/aria-selected="true" tabindex="0"[^>]*>React</);
  expect(html).toMatch(/aria-selected="false" tabindex="-1"[^>]*>Next\.js</);
  expect(html).toMatch(/role="tabpanel"[^>]*><p[^>]*>React<\/p>hooks<\/div>/);
  expect(html).toMatch(/role="tabpanel"[^>]* hidden=""[^>]*><p[^>]*>Next\.js<\/p>helpers<\/div>/);
});

test('files of a group and package managers are tabs over their code', () => {
  const group = renderToStaticMarkup(
    <CodeGroup labels={['server.ts', 'client.ts']}>
      <CodeBlock html={line('server')} language="ts" />
      <CodeBlock html={line('client')} language="ts" />
    </CodeGroup>,
  );
  expect(group).toMatch(/role="tab"[^>]*>server\.ts</);
  expect(group.indexOf(line('server'))).toBeLessThan(group.indexOf(line('client')));
  const managers = renderToStaticMarkup(
    <PackageManagerTabs
      commands={[
        { manager: 'npm', html: line('npm') },
        { manager: 'pnpm', html: line('pnpm') },
      ]}
    />,
  );
  expect(managers).toContain('aria-label="Package manager"');
  expect(managers).toMatch(/role="tab"[^>]*>pnpm</);
});

test('a table scrolls by keyboard, under its own name', () => {
  expect(renderToStaticMarkup(<TableScroll label="Options" />)).toMatch(
    /^<div role="group" aria-label="Options" tabindex="0"/,
  );
});

test('the boxes of a task list are marks with a meaning', () => {
  expect(renderToStaticMarkup(<Input type="checkbox" checked disabled />)).toMatch(
    /^<span role="img" aria-label="Done"/,
  );
  expect(renderToStaticMarkup(<Input type="checkbox" disabled />)).toContain('"Not done"');
});
