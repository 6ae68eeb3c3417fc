import type { ApiReference, ApiSymbol } from '#shared/api.ts';
import { escapeText } from '#shared/escape-xml.ts';
import { defined } from '../defined.ts';
import { packageOf } from '../packages/package-of.ts';

interface WrittenSymbol {
  name: string;
  /** Import paths, the page's entry first. */
  from: string[];
  /** Its declaration; by default, one that only names it. */
  code?: string;
  deprecated?: string;
}

/** A reference with these exports, as if read from packages. */
export function writeReference(root: string, written: WrittenSymbol[]): ApiReference {
  const symbols = written.map((it) => writeSymbol(root, it));
  const entries = [...new Set(written.flatMap(({ from }) => from))];
  return {
    packages: [...new Set(entries.map(packageOf))].map((name) => ({
      name,
      description: '',
      entries: entries
        .filter((entry) => packageOf(entry) === name)
        .map((entry) => ({
          name: entry,
          path: `${root}/${entry}`,
          isUnstable: entry.includes('unstable'),
          exports: [],
        })),
    })),
    symbols,
  };
}

function writeSymbol(root: string, written: WrittenSymbol): ApiSymbol {
  const { name, from, code = `type ${name} = {};`, deprecated } = written;
  const [entry = '', ...alsoFrom] = from;
  const lines = code.split('\n').map((line) => `<span class="line">${escapeText(line)}</span>`);
  return {
    name,
    kind: 'type',
    entry,
    path: `${root}/${entry}/${name}`,
    isUnstable: entry.includes('unstable'),
    summary: '',
    brief: '',
    docs: '',
    ...defined({ deprecated }),
    see: [],
    examples: [],
    code: { html: lines.join('\n'), lines: lines.length },
    typeParameters: [],
    parameters: [],
    members: [],
    inherited: [],
    internals: [],
    aliases: [],
    alsoFrom,
    links: [],
  };
}
