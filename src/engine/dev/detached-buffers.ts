/**
 * Adds `detached` to buffers, which Node has from version 21 on. In development, React reads it for every empty chunk
 * that it writes, and warns about a security hole if it is missing.
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
