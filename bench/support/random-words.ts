const WORDS =
  'router procedure client server query mutation link context input output caller schema stream event handler request response batch header token session cache error code type value promise function module package version build test deploy measure read write call return define resolve validate transform merge split retry abort subscribe the a of to in is that it for with as on by from each when then which after before over between'.split(
    ' ',
  );

/** Sentences of random words: the same seed gives the same sentences. */
export function createSentences(seed: number): (length: number) => string {
  const random = createRandom(seed);
  return (length) => {
    const words = Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '');
    const text = words.join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
