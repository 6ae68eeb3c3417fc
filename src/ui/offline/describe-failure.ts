import { fill } from '#shared/strings/fill.ts';
/** The message for a failed save, with advice. */
export function describeFailure(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  switch (name) {
    case 'QuotaExceededError':
      return STRINGS.offline.noRoom;
    case 'SecurityError':
    case 'InvalidStateError':
    case 'NotAllowedError':
      return STRINGS.offline.notAllowed;
    case 'MissingError':
      return STRINGS.offline.notOffered;
    default:
      return fill(STRINGS.offline.notLoaded, { reason: message });
  }
}
