import { tokenizeTypeScript } from './tokenize-typescript.ts';

/** Short TypeScript of our own pages as the HTML that `CodeBlock` draws. */
export function typescriptHtml(code: string): string {
  return code
    .trimEnd()
    .split('\n')
    .map((line) => {
      const tokens = tokenizeTypeScript(line).map(({ text, kind }) =>
        kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
      );
      return `<span class="line">${tokens.join('')}\n</span>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
