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
  // An object's own code would turn it into text.
  const isText = typeof value === 'string' || typeof value === 'number';
  const number = isText ? Number.parseFloat(String(value)) : Number.NaN;
  return String(placeholder === '%f' ? number : Math.trunc(number));
}

function formatPart(value: unknown): string {
  return typeof value === 'string' ? value : formatValue(value, []);
}

/** Never throws, whatever the value's getters and traps do: a console does not end the code that uses it. */
function formatValue(value: unknown, parents: readonly object[]): string {
  try {
    return describeValue(value, parents);
  } catch {
    return `[${typeof value}]`;
  }
}

function describeValue(value: unknown, parents: readonly object[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function ${nameOf(value) || 'without name'}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof RegExp) return String(value);
  if (parents.includes(value)) return '[Circular]';
  if (value instanceof Error) return formatError(value, parents);
  const name = nameOf(value.constructor);
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
  const entries = Object.keys(value).map((key) => {
    const entry = formatProperty(value, key, format);
    return `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${entry}`;
  });
  const prefix = name === '' || name === 'Object' ? '' : `${name} `;
  return prefix + enclose('{', entries, '}');
}

/** A getter that throws costs its own entry only. */
function formatProperty(value: object, key: string, format: (part: unknown) => string): string {
  let part: unknown;
  try {
    part = Reflect.get(value, key);
  } catch {
    return '[throws]';
  }
  return format(part);
}

/** The name of a function or class. A proxy, such as a client, has another proxy as its `name`, so no code is asked. */
function nameOf(value: unknown): string {
  if (typeof value !== 'function') return '';
  const name: unknown = Object.getOwnPropertyDescriptor(value, 'name')?.value;
  return typeof name === 'string' ? name : '';
}

function formatError(error: Error, parents: readonly object[]): string {
  const { name, message, cause } = error;
  if (!(cause instanceof Error)) return `${name}: ${message}`;
  const isDeep = parents.length >= MAX_DEPTH;
  const reason = isDeep ? '[Error]' : formatValue(cause, [...parents, error]);
  return `${name}: ${message}\n  cause: ${reason}`;
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
