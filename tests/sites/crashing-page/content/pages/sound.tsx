export default function SoundPage() {
  return <h1>Sound</h1>;
}
