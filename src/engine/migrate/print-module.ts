/** Writes plain data as TypeScript, in the style of this project: single quotes, bare keys, trailing commas. */
export function printValue(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${printValue(item, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0) return '{}';
    const lines = entries.map(
      ([key, item]) => `${inner}${printKey(key)}: ${printValue(item, inner)},\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
  return String(value);
}

/** A module whose default export is checked by a function of `src/schema`. */
export function printModule(options: { define: string; from: string; value: unknown }): string {
  const { define, from, value } = options;
  return `import { ${define} } from '${from}';\n\nexport default ${define}(${printValue(value)});\n`;
}

const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));

function quote(text: string): string {
  const json = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${json.replaceAll("'", "\\'")}'`;
}
