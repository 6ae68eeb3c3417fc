import { inspect, types } from 'node:util';

/** The message of something that was thrown. Code of authors may throw anything, even nothing. */
export function messageOf(thrown: unknown): string {
  // Errors of another thread or context are no instances of this one's `Error`.
  if (thrown instanceof Error || types.isNativeError(thrown)) {
    return thrown.message || `${thrown.name} without a message`;
  }
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  return `${inspect(thrown, { depth: 1, breakLength: Number.POSITIVE_INFINITY })} was thrown, which is not an error`;
}
