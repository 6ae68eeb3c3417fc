/** A page that is no part of the docs: nobody is asked here. */
export default function HomePage() {
  return (
    <>
      <h1>Feedback</h1>
      <p>
        <a href="/docs">Read the docs</a>
      </p>
    </>
  );
}
