/**
 * Lets buffers say whether they were given away, which they do by themselves from Node 21 on. React asks it of every
 * empty piece that it writes in development, and warns of a hole in security where nobody answers.
 */
export function defineDetached(): void {
  if ('detached' in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, 'detached', {
    configurable: true,
    get(this: ArrayBuffer): boolean {
      try {
        return this.byteLength === 0 && new Uint8Array(this).byteLength !== 0;
      } catch {
        return true;
      }
    },
  });
}
