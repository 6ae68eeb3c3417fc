import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import { isScript, parseSample } from '../code/parse-sample.ts';

/** A line that was clearly meant as a directive. */
const directivePattern = /^(\s*)(\(*)(['"`])use (client|server|strict)\3\)*;?$/;

/**
 * Finds `'use client'` and `'use server'` that a bundler would ignore: in parentheses, which formatters add if they
 * format the files of a fence as one file, in backticks, or below other code. The compiler cannot find them, because
 * such a line is a valid expression.
 */
export function checkUseDirectives(blocks: readonly ContentCodeBlock[]): Problem[] {
  return blocks.filter(({ language }) => isScript(language)).flatMap(checkBlock);
}

function checkBlock(block: ContentCodeBlock): Problem[] {
  return parseSample(block).files.flatMap(({ name, lines }) => {
    let hasCode = false;
    let isInComment = false;
    return lines.flatMap(({ text, source }): Problem[] => {
      const line = text.trimEnd();
      const isComment = isInComment || /^\s*(?:$|\/\/|\/\*)/.test(line);
      isInComment = isComment && (isInComment || /^\s*\/\*/.test(line)) && !line.includes('*/');
      if (isComment) return [];
      const isLate = hasCode;
      const written = directivePattern.exec(line);
      // Several directives may follow each other.
      hasCode ||= !written;
      if (!written) return [];
      const [, indent = '', open, quote, role] = written;
      const isString = open === '' && quote !== '`';
      // Inside a function, the directive applies to that function.
      if (isString && (!isLate || indent !== '')) return [];
      const message = isString
        ? `"${line}" is below other code of ${name ?? 'its file'}, where it has no effect.`
        : `"${line.trim()}" is an expression, not a directive.`;
      const hint = isString
        ? 'Make it the first line of its file.'
        : `Write it as a plain string, 'use ${role}'; and format each file of the sample by itself.`;
      return [
        {
          code: 'sample-use-directive',
          severity: 'error',
          message,
          hint,
          file: block.file,
          line: block.line + 1 + source,
          column: block.column + indent.length,
        },
      ];
    });
  });
}
