export function SearchButton() {
  return null;
}
