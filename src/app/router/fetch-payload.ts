/** Fetches a whole payload. A host that responds with a page (not found, a redirect) has no payload there. */
export async function fetchPayload(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init);
  const isHtml = response.headers.get('content-type')?.includes('html');
  if (response.ok && !isHtml) return response.text();
  // An unread body would keep its connection busy.
  await response.body?.cancel();
  // Not with `requireOk`: its chunk takes React from the router's, and chunks may not import each other in a cycle.
  throw new Error(
    response.ok
      ? `${url} responded with HTML instead of a payload.`
      : `${url} responded with status ${response.status}.`,
  );
}
