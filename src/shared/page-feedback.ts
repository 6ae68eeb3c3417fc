/** Where a page sends the answer to "Was this page helpful?". */
export interface PageFeedback {
  /** Address on another origin, or path of this one. */
  endpoint: string;
  /** What is sent: the page's path, without base URL, and the label of its version. */
  page: string;
  version: string;
}

/** All that is sent of a reader: which page they answered for, and what. */
export interface FeedbackMessage {
  page: string;
  version: string;
  answer: FeedbackAnswer;
}

export type FeedbackAnswer = 'yes' | 'no';
