/** The address that leads where an old one led, with query and anchor as they were. */
export function movedAddress(moved: ReadonlyMap<string, string>, address: string): string {
  const { path = '', rest = '' } = /^(?<path>[^?#]*)(?<rest>.*)$/s.exec(address)?.groups ?? {};
  const found = moved.get(path.length > 1 ? path.replace(/\/+$/, '') : path);
  return found === undefined ? address : `${found}${rest}`;
}
