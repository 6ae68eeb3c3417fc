/** Where the docs begin. */
export default function HomePage() {
  return (
    <>
      <h1>Storage</h1>
      <p>
        <a href="/docs">Read the docs</a>
      </p>
    </>
  );
}
