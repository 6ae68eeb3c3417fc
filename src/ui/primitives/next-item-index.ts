/** The target of an arrow key in a list that wraps around; undefined for other keys. */
export function nextItemIndex(options: {
  key: string;
  /** -1 if none has the focus yet. */
  current: number;
  count: number;
}): number | undefined {
  const { key, current, count } = options;
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return current === -1 ? undefined : 0;
    case 'End':
      return current === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}
