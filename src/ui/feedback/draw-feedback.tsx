import type { ReactNode } from 'react';
import type { PageFeedback } from '#shared/page-feedback.ts';
import { Feedback } from './feedback.tsx';

/** The question below a page, with its styles; only sites that ask it load either. */
export function drawFeedback(feedback: PageFeedback): ReactNode {
  return (
    <>
      {import.meta.viteRsc.loadCss()}
      <Feedback key={feedback.page} feedback={feedback} />
    </>
  );
}
