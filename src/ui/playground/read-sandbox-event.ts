import type {
  CheckResult,
  ConsoleEntry,
  Exchange,
  SandboxEvent,
} from '#shared/playground/sandbox.ts';

/** Maximum stored length of texts, in characters, and of lists. Code may log more than anyone reads. */
const MAX_TEXT_LENGTH = 100_000;
const MAX_ITEMS = 200;

/**
 * Validates the frame's messages, because the reader's code runs there and may send anything. Texts and lists are
 * truncated to what can be shown.
 *
 * @returns undefined if it is not a valid event
 */
export function readSandboxEvent(data: unknown): SandboxEvent | undefined {
  const event = fieldsOf(data);
  switch (event.kind) {
    case 'ready':
    case 'alive':
    case 'finished':
      return { kind: event.kind };
    case 'console': {
      const { level, text } = fieldsOf(event.entry);
      const shown = textOf(text);
      if (!isLevel(level) || shown === undefined) return undefined;
      return { kind: 'console', entry: { level, text: shown } };
    }
    case 'checked': {
      const results = listOf(event.results, resultOf);
      return results && { kind: 'checked', results };
    }
    case 'exchange': {
      const exchange = readExchange(fieldsOf(event.exchange));
      return exchange && { kind: 'exchange', exchange };
    }
    default:
      return undefined;
  }
}

function readExchange(given: Record<string, unknown>): Exchange | undefined {
  const id = numberOf(given.id);
  const chunks = numberOf(given.chunks);
  const method = textOf(given.method);
  const path = textOf(given.path);
  const responseBody = textOf(given.responseBody);
  const procedures = listOf(given.procedures, textOf);
  const requestHeaders = listOf(given.requestHeaders, headerOf);
  const responseHeaders = listOf(given.responseHeaders, headerOf);
  if (id === undefined || chunks === undefined || method === undefined) return undefined;
  if (path === undefined || responseBody === undefined || !procedures) return undefined;
  if (!requestHeaders || !responseHeaders) return undefined;
  const needed = { id, method, path, procedures, requestHeaders, responseHeaders };
  return {
    ...needed,
    responseBody,
    chunks,
    requestBody: textOf(given.requestBody),
    status: numberOf(given.status),
    firstByte: numberOf(given.firstByte),
    duration: numberOf(given.duration),
    error: textOf(given.error),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isLevel(value: unknown): value is ConsoleEntry['level'] {
  return value === 'log' || value === 'info' || value === 'warn' || value === 'error';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function resultOf(value: unknown): CheckResult | undefined {
  const { claim, failure } = fieldsOf(value);
  const text = textOf(claim);
  return text === undefined ? undefined : { claim: text, failure: textOf(failure) };
}

function headerOf(value: unknown): [name: string, value: string] | undefined {
  const [name, text] = listOf(value, textOf) ?? [];
  return name === undefined || text === undefined ? undefined : [name, text];
}

/** The list if all its items are valid, else undefined. */
function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.slice(0, MAX_ITEMS).map(read);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}
