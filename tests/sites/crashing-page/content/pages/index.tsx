import { Fuse } from './_fuse.tsx';

export default function HomePage() {
  return (
    <>
      <h1>Crashing</h1>
      <Fuse />
    </>
  );
}
