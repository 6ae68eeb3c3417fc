import type { Plugin } from 'vite';

/**
 * Gives browsers the names of classes as constants, inlined where they are used. By default they are properties of an
 * object per style sheet, which bundlers keep as a whole, with the long names from the sources. A name that cannot
 * be a constant (`card-title`, `default`) fails the build, also that of an animation.
 *
 * @param sources folder of the style sheets, with a slash at its end
 */
export function classNamesPlugin(sources: string): Plugin {
  return {
    name: 'site:class-names',
    apply: 'build',
    // After a style sheet has become a module: `export const card = "yJaM"; export default { card: card }`.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      return { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } };
    },
    transform(code, id) {
      if (!id.startsWith(sources) || !id.endsWith('.module.css')) return undefined;
      const [constants = '', object = ''] = code.split('export default ');
      const namesIn = (text: string, pattern: RegExp) =>
        [...text.matchAll(pattern)].map(([, name]) => name ?? '');
      // Words of the language have a constant of another name: `export { x as switch }`.
      const exported = namesIn(constants, / as ([^\s,]+)/g);
      const [lost] = namesIn(object, /"([^"]+)":/g).filter((name) => !exported.includes(name));
      if (lost !== undefined) {
        this.error(
          `The name \`${lost}\` of a class or an animation cannot be a constant. Write it like \`cardTitle\`.`,
        );
      }
      return {
        code: `${constants}export * as default from ${JSON.stringify(id)};`,
        map: null,
        // Otherwise a style sheet would be dropped with its module, of which nothing remains.
        moduleSideEffects: 'no-treeshake',
      };
    },
  };
}
