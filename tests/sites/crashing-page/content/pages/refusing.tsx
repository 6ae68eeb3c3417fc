import { BrowserOnly } from './_browser-only.tsx';

export default function RefusingPage() {
  return (
    <>
      <h1>Refusing</h1>
      <BrowserOnly />
    </>
  );
}
