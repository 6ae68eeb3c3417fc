export function WithoutExportPage() {
  return <h1>Nobody can render this</h1>;
}
