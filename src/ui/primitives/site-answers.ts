/** Whether a full load would show a page and not the browser's offline message. */
export function siteAnswers(): Promise<boolean> {
  return fetch(document.URL, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
