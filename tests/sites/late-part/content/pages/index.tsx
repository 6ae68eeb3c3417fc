import { LatePart } from './_late-part.tsx';

export default function HomePage() {
  return (
    <>
      <h1>Late part</h1>
      <LatePart />
    </>
  );
}
