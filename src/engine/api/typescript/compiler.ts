/**
 * The compiler that reads declaration files: TypeScript 6, the last release with this interface. Nothing else in
 * `engine/api` imports it, and nothing outside this folder sees its types: `build-api.ts` returns an `ApiReference`.
 */
export { default as ts } from 'typescript-js';
