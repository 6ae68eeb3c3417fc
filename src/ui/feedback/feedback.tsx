'use client';

import { useRef, useState } from 'react';
import type { FeedbackAnswer, PageFeedback } from '#shared/page-feedback.ts';
import { fill } from '#shared/strings/fill.ts';
import styles from './feedback.module.css';
import { sendFeedback } from './send-feedback.ts';

type State =
  | { step: 'asking' }
  | { step: 'sending' }
  | { step: 'thanked' }
  | { step: 'failed'; reason: string };

const labels: Record<FeedbackAnswer, string> = {
  yes: STRINGS.feedback.yes,
  no: STRINGS.feedback.no,
};
const answers: FeedbackAnswer[] = ['yes', 'no'];

/** Asks whether the page was helpful. An answer is one request; after a failure, it can be given again. */
export function Feedback({ feedback }: { feedback: PageFeedback }) {
  const [state, setState] = useState<State>({ step: 'asking' });
  const status = useRef<HTMLParagraphElement>(null);
  const isSending = useRef(false);

  const send = async (answer: FeedbackAnswer) => {
    // State lags one render behind, and a second press may come before it.
    if (isSending.current) return;
    isSending.current = true;
    setState({ step: 'sending' });
    try {
      await sendFeedback({ feedback, answer });
      // The buttons disappear, but the focus must not be lost.
      status.current?.focus();
      setState({ step: 'thanked' });
    } catch (error) {
      isSending.current = false;
      setState({ step: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <fieldset className={styles.feedback}>
      <legend>{STRINGS.feedback.question}</legend>
      {state.step !== 'thanked' &&
        answers.map((answer) => (
          <button
            key={answer}
            type="button"
            aria-disabled={state.step === 'sending'}
            onClick={() => send(answer)}
          >
            {labels[answer]}
          </button>
        ))}
      <p ref={status} role="status" tabIndex={-1}>
        {messageOf(state)}
      </p>
    </fieldset>
  );
}

function messageOf(state: State): string {
  switch (state.step) {
    case 'asking':
      return '';
    case 'sending':
      return STRINGS.feedback.sending;
    case 'thanked':
      return STRINGS.feedback.thanks;
    case 'failed':
      return fill(STRINGS.feedback.notSent, { reason: state.reason });
  }
}
