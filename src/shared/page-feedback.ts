/** Where a page sends the answer to "Was this page helpful?". */
export interface PageFeedback {
  /** Address on another origin, or a path on this one. */
  endpoint: string;
  /**
   * The content of the request: the page's path, without base URL, and the label of its version.
   */
  page: string;
  version: string;
}

/** Everything that is sent about a reader: the page and the answer. */
export interface FeedbackMessage {
  page: string;
  version: string;
  answer: FeedbackAnswer;
}

/** Whether the page was helpful. */
export type FeedbackAnswer = 'yes' | 'no';
