/** The target of a key in a row of tabs; undefined for other keys. */
export function nextTabIndex(input: {
  /** `KeyboardEvent.key`. */
  key: string;
  index: number;
  count: number;
  isRightToLeft: boolean;
}): number | undefined {
  const { key, index, count, isRightToLeft } = input;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case back:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
