import type { ContentParts } from '#ui/mdx/content-parts.ts';
import { WordsPage } from '#ui/pages/words/page.tsx';

/** What was done so that everybody can read this site, and how to report a barrier. Its words are in `accessibility.mdx`. */
export default function Accessibility({ parts }: { parts: ContentParts }) {
  return (
    <WordsPage
      title="Accessibility"
      lead="Anyone who wants to learn tRPC should be able to read this site, with whatever device or assistive technology they use."
      parts={parts}
    />
  );
}
