/** Fetches the whole of a payload. A host that answers with a page (not found, a redirect) has no payload there. */
export async function fetchPayload(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  if (response.headers.get('content-type')?.includes('html')) {
    throw new Error(`${url} answered with HTML instead of a payload.`);
  }
  return response.text();
}
