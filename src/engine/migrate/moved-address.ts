/** The new address for an old one, with the same query and anchor. */
export function movedAddress(moved: ReadonlyMap<string, string>, address: string): string {
  const { path = '', rest = '' } = /^(?<path>[^?#]*)(?<rest>.*)$/s.exec(address)?.groups ?? {};
  const found = moved.get(path.length > 1 ? path.replace(/\/+$/, '') : path);
  return found === undefined ? address : `${found}${rest}`;
}
