/** Where the docs begin. */
export default function HomePage() {
  return (
    <>
      <h1>Large</h1>
      <p>
        <a href="/docs">Read the docs</a>
      </p>
    </>
  );
}
