import type { FeedbackAnswer, FeedbackMessage, PageFeedback } from '#shared/page-feedback.ts';
import { fill } from '#shared/strings/fill.ts';

/** Timeout for the endpoint, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Sends an answer once, as JSON. Nothing is stored, and nothing identifies the reader: no cookies, no referrer.
 *
 * @throws Error with the reason for a failure, as the end of a sentence
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
    // Completes even if the reader leaves the page.
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => {
    throw new Error(STRINGS.feedback.noResponse);
  });
  if (!response.ok) throw new Error(fill(STRINGS.feedback.status, { status: response.status }));
}
