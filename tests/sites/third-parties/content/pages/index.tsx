/** A page with an embedded post, a plain link until the widget script has drawn it. */
export default function HomePage() {
  return (
    <>
      <h1>Third</h1>
      <blockquote data-social-post="">
        <a href="https://social.example/post/1">A post</a>
      </blockquote>
      <p>
        <a href="/docs">Read the docs</a>
      </p>
    </>
  );
}
