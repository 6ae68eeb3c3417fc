import type { FeedbackAnswer, FeedbackMessage, PageFeedback } from '#shared/page-feedback.ts';
import { fill } from '#shared/strings/fill.ts';

/** How long the endpoint may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Sends an answer, once, as JSON. Nothing is kept, and nothing that tells who sends it goes along: no cookies, no address
 * of the page before.
 *
 * @throws Error that says why it did not arrive, as the end of a sentence
 */
export async function sendFeedback(options: {
  feedback: PageFeedback;
  answer: FeedbackAnswer;
}): Promise<void> {
  const { feedback, answer } = options;
  const { endpoint, page, version } = feedback;
  const message: FeedbackMessage = { page, version, answer };
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A reader who answers and leaves has answered.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new Error(STRINGS.feedback.noResponse);
  });
  if (!response.ok) throw new Error(fill(STRINGS.feedback.status, { status: response.status }));
}
