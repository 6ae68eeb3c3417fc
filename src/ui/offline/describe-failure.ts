/** What to tell a reader when pages could not be saved, and what to do about it. */
export function describeFailure(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  switch (name) {
    case 'QuotaExceededError':
      return 'This browser has no more room for this site. Free some space on this device, or remove another saved version, and try again. What was saved before is still there.';
    case 'SecurityError':
    case 'InvalidStateError':
    case 'NotAllowedError':
      return 'This browser does not let the site keep pages. A private window or blocked storage is the usual reason.';
    case 'MissingError':
      return 'This site does not offer its pages for reading offline. While you work on it, build and serve it: the dev server saves nothing.';
    default:
      return `The pages could not be loaded: ${message} Check the connection and try again. What was saved before is still there.`;
  }
}
