import type { CodeDescription } from '#shared/playground/compiler.ts';
import { renderDocs } from '../../code/render-docs.ts';
import { tokenizeTypeScript } from '../../code/tokenize-typescript.ts';

/** The card that an editor shows for a name. */
export function describeName({ text, docs }: CodeDescription): { dom: HTMLElement } {
  const dom = document.createElement('div');
  dom.className = 'cm-description';
  for (const { text: piece, kind } of tokenizeTypeScript(text)) {
    const token = document.createElement('span');
    if (kind) token.className = kind;
    token.textContent = piece;
    dom.append(token);
  }
  if (docs) dom.append(...renderDocs(document, docs));
  return { dom };
}
