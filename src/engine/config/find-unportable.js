/**
 * Finds the first thing in a value that cannot be sent out of a thread, such as a function, a promise or a proxy, or
 * that contains itself, because code that visits all parts of such a value would never end.
 *
 * @param {unknown} value
 * @returns {{ path: string, what: string } | undefined} its path (`navbar.items[0].to`) and its kind
 */
export function findUnportable(value) {
  if (isPortable(value)) return findCircle(value);
  const seen = new Set();
  /**
   * @param {unknown} current
   * @param {string} path
   * @returns {{ path: string, what: string }}
   */
  const find = (current, path) => {
    seen.add(current);
    for (const [key, child] of childrenOf(current)) {
      if (seen.has(child) || isPortable(child)) continue;
      const name = Array.isArray(current) ? `[${key}]` : `${path && '.'}${key}`;
      return find(child, path + name);
    }
    return { path: path || 'its default export', what: nounOf(current) };
  };
  return find(value, '');
}

/**
 * @param {unknown} value
 * @param {string} path
 * @param {unknown[]} above
 * @returns {{ path: string, what: string } | undefined}
 */
function findCircle(value, path = '', above = []) {
  for (const [key, child] of childrenOf(value)) {
    const at = path + (Array.isArray(value) ? `[${key}]` : `${path && '.'}${key}`);
    if (child === value || above.includes(child)) return { path: at, what: 'a part of itself' };
    const found = findCircle(child, at, [...above, value]);
    if (found) return found;
  }
  return undefined;
}

/** @param {unknown} value */
function isPortable(value) {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} value */
function childrenOf(value) {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** @param {unknown} value */
function nounOf(value) {
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  return typeof value === 'symbol' ? 'a symbol' : 'no plain data';
}
