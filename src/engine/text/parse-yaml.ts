import { type Document, isAlias, parseDocument, visit, type YAMLError } from 'yaml';
import { messageOf } from '../message-of.ts';

/** A YAML error; the offset refers to the text. */
export interface YamlMistake {
  offset: number;
  /** Continues "… is not valid YAML: ", without a period. */
  reason: string;
  hint: string;
}

const quoteHint = 'Put a value that contains ": " or begins with a sign in quotes.';

const hints: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'Delete one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Lines of one list or object begin in the same column.',
  MULTIPLE_DOCS: 'Delete the line of dashes in its middle.',
};

/** Parses YAML to plain data. Never throws. */
export function parseYaml(
  text: string,
): { document: Document; value: unknown } | { mistakes: YamlMistake[] } {
  const document: Document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const mistakes = [...document.errors.map(mistakeOf), ...findAliases(document)];
  if (mistakes.length > 0) return { mistakes };
  try {
    return { document, value: document.toJS() ?? {} };
  } catch (error) {
    // References that multiply or are circular.
    const reason = lowerFirst(messageOf(error));
    return { mistakes: [{ offset: 0, reason, hint: quoteHint }] };
  }
}

function mistakeOf({ code, message, pos }: YAMLError): YamlMistake {
  const reason = lowerFirst(message).replace(/\.$/, '');
  return { offset: pos[0], reason, hint: hints[code] ?? quoteHint };
}

/** A value that begins with `*` is a YAML reference, which authors never intend. */
function findAliases(document: Document): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Alias(_, node) {
      if (!isAlias(node)) return;
      const [offset = 0] = node.range ?? [];
      mistakes.push({
        offset,
        reason: `"*${node.source}" is a reference to another value, which is not read here`,
        hint: `Put it in quotes: "*${node.source}".`,
      });
    },
  });
  return mistakes;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
