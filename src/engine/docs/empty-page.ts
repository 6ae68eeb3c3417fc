import type { Problem } from '#shared/problem.ts';

/** Reports a page without content. Drafts may be empty. */
export function findEmptyPage(options: {
  file: string;
  source: string;
  /** Without the front matter. */
  body: string;
}): Problem[] {
  const { file, source, body } = options;
  const text = body.replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '');
  if (text.trim() !== '') return [];
  const what =
    source.trim() === ''
      ? 'is empty'
      : 'has no text below its front matter: readers would only see a title';
  return [
    {
      code: 'empty-page',
      severity: 'error',
      message: `${file} ${what}.`,
      hint: 'Write the text, delete the file, or add "draft: true" for now.',
      file,
    },
  ];
}
