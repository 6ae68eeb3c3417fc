import { escapeText } from '#shared/escape-xml.ts';
import { tokenizeTypeScript } from './tokenize-typescript.ts';

/** Short TypeScript of this site's own pages as HTML for `CodeBlock`. */
export function typescriptHtml(code: string): string {
  return code
    .trimEnd()
    .split('\n')
    .map((line) => {
      const tokens = tokenizeTypeScript(line).map(({ text, kind }) =>
        kind ? `<span class="${kind}">${escapeText(text)}</span>` : escapeText(text),
      );
      return `<span class="line">${tokens.join('')}\n</span>`;
    })
    .join('');
}
