/**
 * Loads each file once per page view; those that failed are requested again.
 *
 * @param load loads the file of a key
 */
export function loadOnce<Content>(
  load: (key: string) => Promise<Content>,
): (key: string) => Promise<Content> {
  const loaded = new Map<string, Promise<Content>>();
  return (key) => {
    const content = loaded.get(key) ?? load(key);
    loaded.set(key, content);
    content.catch(() => loaded.delete(key));
    return content;
  };
}
