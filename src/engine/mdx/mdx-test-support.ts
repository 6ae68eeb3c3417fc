import { createCodeHighlighter } from '#engine/code/code-highlighter.ts';
import type { CompiledMdx } from '#shared/content.ts';
import { en } from '#shared/strings/en.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { compileMdx } from './compile-mdx.ts';
import { markdownWords } from './markdown-words.ts';

const highlighter = createCodeHighlighter();

/** Compiles content from memory, as `content/docs/page.mdx` or the named `file`. */
export async function compileText(
  source: string,
  options: {
    file?: string;
    files?: Record<string, string | Uint8Array>;
    excerptMarker?: string;
    strings?: Strings;
  } = {},
): Promise<CompiledMdx & { html: string; excerptHtml?: string | undefined; reports: string[] }> {
  const files = new Map(
    Object.entries(options.files ?? {}).map(([file, content]) => [
      `/site/${file}`,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ]),
  );
  const { file = 'content/docs/page.mdx', excerptMarker, strings = en } = options;
  const compiled = await compileMdx(
    { root: '/site', file, source, excerptMarker, words: markdownWords(strings) },
    {
      highlighter: await highlighter,
      readFile: async (path) => files.get(path),
      listFolder: async (path) =>
        [...files.keys()]
          .filter((file) => file.startsWith(`${path}/`))
          .map((file) => file.slice(path.length + 1)),
    },
  );
  return {
    ...compiled,
    html: runContent(compiled.code),
    excerptHtml: compiled.excerptCode === undefined ? undefined : runContent(compiled.excerptCode),
    reports: compiled.problems.map(({ severity, code, file, line, column, message, hint }) =>
      `${severity} ${code} ${file}:${line}:${column} ${message} ${hint ?? ''}`.trim(),
    ),
  };
}

type Props = Record<string, unknown> & { children?: unknown };

/** A JSX runtime that renders elements as text; components are kept. */
const textRuntime = {
  Fragment: '',
  jsx: writeElement,
  jsxs: writeElement,
};

const componentNames =
  'Tabs Tab Cards Card Steps Step ForStack StackPicker Badge Explorable Sponsors Admonition Heading CodeBlock CodeGroup PackageManagerTabs Diagram TableScroll ContentImage';

/** Runs compiled content and returns its output, with each component as an element of the same name. */
function runContent(code: string): string {
  // The engine's output is code by design, and this is how it is run.
  const run = new Function(code) as (runtime: typeof textRuntime) => {
    default: (props: { components: Record<string, string> }) => string;
  };
  const components = Object.fromEntries(componentNames.split(' ').map((name) => [name, name]));
  // Only the code, as on pages without a reference.
  return run(textRuntime).default({ components: { ...components, CodeName: '' } });
}

function writeElement(type: string | ((props: Props) => string), props: Props): string {
  if (typeof type === 'function') return type(props);
  const { children, ...attributes } = props;
  const inner = [children].flat(3).filter((child) => child !== undefined && child !== false);
  if (type === '') return inner.join('');
  const written = Object.entries(attributes).map(([name, value]) =>
    typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`,
  );
  return `<${type}${written.join('')}>${inner.join('')}</${type}>`;
}
