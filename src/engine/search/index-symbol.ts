import { symbolSections } from '#shared/api.ts';
import { historyWords } from '#shared/history-words.ts';
import type { ApiSymbolPage } from '#shared/page-data.ts';
import type { IndexedSymbol } from '#shared/search/search-index-file.ts';
import type { Strings } from '#shared/strings/strings.ts';

/** Maximum length of a declaration in a card. */
const MAX_CODE_LENGTH = 72;

/** Card data of a symbol that its record lacks. Unstable names are not explained. */
export function indexSymbol(
  { symbol, history }: ApiSymbolPage,
  words: Strings['api']['history'],
): IndexedSymbol {
  if (symbol.isUnstable) return { code: '' };
  const place = history.findIndex(({ isShown }) => isShown);
  const shown = history[place];
  const before = history[place - 1];
  const changes = shown && before ? historyWords(shown, words) : words.unchanged;
  return {
    code: shortCode(symbol),
    ...(changes === words.unchanged
      ? {}
      : { changes, since: before?.version, history: symbolSections.history }),
  };
}

/** A declaration without its keyword and name, which the card already shows. */
function shortCode({ name, brief }: ApiSymbolPage['symbol']): string {
  const line = brief.replaceAll(/\s+/g, ' ');
  const start = line.indexOf(name) + name.length;
  const code = line
    .slice(start)
    .replaceAll(/(?<=[<(]) |,? (?=[>)])/g, '')
    .replace('= | ', '= ')
    .trimEnd();
  return code.length <= MAX_CODE_LENGTH ? code : `${code.slice(0, MAX_CODE_LENGTH)}…`;
}
