import type { Plugin } from 'vite';

/**
 * Gives browsers the names of classes as constants, inlined where they are used. By default they are properties of an
 * object per style sheet, which bundlers keep as a whole, with the long names from the sources. Only names without a
 * dash have a constant.
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
      if (object.includes('"default":')) this.error('No constant can stand for a class `default`.');
      return {
        code: `${constants}export * as default from ${JSON.stringify(id)};`,
        map: null,
        // Otherwise a style sheet would be dropped with its module, of which nothing remains.
        moduleSideEffects: 'no-treeshake',
      };
    },
  };
}
