/** Maximum depth of displayed objects, and number of entries in each. */
const MAX_DEPTH = 4;
const MAX_ENTRIES = 50;

/**
 * Formats logged values like a console: texts as they are, everything else as code. The first text may have placeholders
 * for the values after it (`%s`, `%d` ...), as React's warnings do.
 */
export function formatLogged(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || rest.length === 0) return values.map(formatPart).join(' ');
  const text = first.replace(/%[sdifoOc%]/g, (placeholder) => {
    if (placeholder === '%%') return '%';
    return rest.length === 0 ? placeholder : fillPlaceholder(placeholder, rest.shift());
  });
  return [text, ...rest.map(formatPart)].join(' ');
}

function fillPlaceholder(placeholder: string, value: unknown): string {
  // Styles of a console.
  if (placeholder === '%c') return '';
  if (placeholder === '%s') return formatPart(value);
  if (/[oO]/.test(placeholder)) return formatValue(value, []);
  if (typeof value === 'bigint') return `${value}n`;
  const number = typeof value === 'symbol' ? Number.NaN : Number.parseFloat(String(value));
  return String(placeholder === '%f' ? number : Math.trunc(number));
}

function formatPart(value: unknown): string {
  return typeof value === 'string' ? value : formatValue(value, []);
}

function formatValue(value: unknown, parents: readonly object[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function ${value.name || 'without name'}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return formatError(value);
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof RegExp) return String(value);
  if (parents.includes(value)) return '[Circular]';
  const name = value.constructor?.name ?? '';
  if (parents.length >= MAX_DEPTH)
    return Array.isArray(value) ? '[Array]' : `[${name || 'Object'}]`;

  const inside = [...parents, value];
  const format = (part: unknown) => formatValue(part, inside);
  if (Array.isArray(value)) return enclose('[', value.map(format), ']');
  if (value instanceof Map) {
    return `Map ${enclose(
      '{',
      [...value].map(([key, entry]) => `${format(key)} => ${format(entry)}`),
      '}',
    )}`;
  }
  if (value instanceof Set) return `Set ${enclose('{', [...value].map(format), '}')}`;
  const entries = Object.entries(value).map(([key, entry]) => {
    return `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${format(entry)}`;
  });
  const prefix = name === '' || name === 'Object' ? '' : `${name} `;
  return prefix + enclose('{', entries, '}');
}

function formatError(error: Error): string {
  const cause = error.cause instanceof Error ? `\n  cause: ${formatError(error.cause)}` : '';
  return `${error.name}: ${error.message}${cause}`;
}

/** On one line if it fits. */
function enclose(open: string, parts: string[], close: string): string {
  if (parts.length === 0) return open + close;
  const shown =
    parts.length > MAX_ENTRIES
      ? [...parts.slice(0, MAX_ENTRIES), `… ${parts.length - MAX_ENTRIES} more`]
      : parts;
  const line = shown.join(', ');
  const space = open === '[' ? '' : ' ';
  if (line.length <= 68 && !line.includes('\n')) return open + space + line + space + close;
  const lines = shown.map((part) => `  ${part.replaceAll('\n', '\n  ')}`);
  return `${open}\n${lines.join(',\n')}\n${close}`;
}
