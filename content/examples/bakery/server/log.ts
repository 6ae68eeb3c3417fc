export interface CallRecord {
  requestId: string;
  path: string;
  type: string;
  code: string;
  ms: number;
}

/** One line of JSON per call. Inputs stay out of it: they contain passwords. */
export function logCall(record: CallRecord) {
  console.log(JSON.stringify(record));
}

/** The place for a service that collects errors. */
export function reportError(
  requestId: string | undefined,
  error: Error,
) {
  console.error(
    JSON.stringify({
      requestId,
      message: error.message,
      stack: error.stack,
    }),
  );
}
