import { build } from 'vite';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { classNamesPlugin } from './class-names-plugin.ts';

/** Bundles `app.js` for browsers. */
async function bundle(files: Record<string, string>): Promise<{ script: string; style: string }> {
  const root = await writeSite(files);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [classNamesPlugin(`${root}/`)],
    css: { modules: { generateScopedName: 'scoped-[local]' } },
    build: { write: false, minify: false, rolldownOptions: { input: `${root}/app.js` } },
  });
  if (!('output' in result)) throw new Error('One bundle was expected.');
  const textOf = (end: string) => {
    const file = result.output.find(({ fileName }) => fileName.endsWith(end));
    return String(file?.type === 'chunk' ? file.code : file?.source);
  };
  return { script: textOf('.js'), style: textOf('.css') };
}

test('a script has only the scoped names that it uses, and the style sheet stays', async () => {
  const { script, style } = await bundle({
    'app.js': "import styles from './app.module.css';\nconsole.log(styles.card, styles.switch);\n",
    'app.module.css': '.card { color: red }\n.switch { color: red }\n.unused { color: red }\n',
  });
  expect(script).toContain('console.log("scoped-card", "scoped-switch")');
  expect(script).not.toContain('unused');
  expect(style).toContain('.scoped-card');
});

test.each(['default', 'card-title'])(
  'a class %s, which can be no constant, fails the build',
  async (name) => {
    const files = {
      'app.js': `import styles from './app.module.css';\nconsole.log(styles['${name}']);\n`,
      'app.module.css': `.card { color: red }\n.${name} { color: red }\n`,
    };
    await expect(bundle(files)).rejects.toThrow(`The name \`${name}\``);
  },
);
