import type { CallProcedure } from '#shared/learn/lesson-check.ts';

/** The part of a response with the result of a call. */
interface Body {
  result?: { data?: unknown };
  error?: { message?: string; data?: { code?: string } };
}

/** Calls procedures like a client in any language: a query with GET, a mutation with POST. */
export function createCall(
  handle: (request: Request, context?: object) => Promise<Response>,
): CallProcedure {
  return async (path, { type = 'query', input, headers = {}, context } = {}) => {
    const url = new URL(`http://localhost:3000/trpc/${path}`);
    const isForm = input instanceof FormData;
    const sent = isForm || input === undefined ? input : JSON.stringify(input);
    if (type === 'query' && typeof sent === 'string') url.searchParams.set('input', sent);
    const response = await handle(
      new Request(url, {
        method: type === 'query' ? 'GET' : 'POST',
        // The type of a form has a boundary, which the request adds.
        headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(type === 'mutation' && sent !== undefined ? { body: sent } : {}),
      }),
      context,
    );
    const { result, error }: Body = await response.json();
    return {
      status: response.status,
      data: result?.data,
      ...(error ? { error: { message: error.message ?? '', code: error.data?.code ?? '' } } : {}),
    };
  };
}
