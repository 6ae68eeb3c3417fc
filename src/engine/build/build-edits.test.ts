import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { docsSite, siteConfig, writeFiles, writeSite } from '../testing/write-site.ts';
import { OUTPUT_OWN } from '../writing/output-folder.ts';

const page = (title: string, text = 'Text.') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
const home = (text: string) => `import styles from './_home.module.css';

export default () => <h1 className={styles.title}>${text}</h1>;
`;

const FILES = docsSite({
  'content/docs/v1/sidebar.ts': "export default { docs: ['index', 'one', 'two'] };\n",
  'content/docs/v1/index.mdx': page('Start', '[One](./one.mdx)'),
  'content/docs/v1/one.mdx': page('One'),
  'content/docs/v1/two.mdx': page('Two'),
  'content/pages/pages.ts': "export default { '/': { title: 'Home', description: 'A home.' } };\n",
  'content/pages/index.tsx': home('Home'),
  'content/pages/_home.module.css': '.title { color: red }\n',
});

/** Each edit is made in the site that the ones before have left. */
const EDITS: [name: string, edit: (root: string) => Promise<void>][] = [
  ['content', (root) => writeFiles(root, { 'content/docs/v1/one.mdx': page('One', 'Edited.') })],
  [
    'a component and a sheet',
    (root) =>
      writeFiles(root, {
        'content/pages/index.tsx': home('Welcome'),
        'content/pages/_home.module.css': '.title { color: blue }\n',
      }),
  ],
  [
    'the config and the sidebar',
    (root) =>
      writeFiles(root, {
        'site.config.ts': siteConfig('  docs: {},\n').replace("title: 'Test'", "title: 'Renamed'"),
        'content/docs/v1/sidebar.ts':
          "export default { docs: ['index', { type: 'doc', id: 'one', label: 'First' }, 'two'] };\n",
      }),
  ],
  [
    'a deletion and a rename',
    async (root) => {
      const docs = join(root, 'content/docs/v1');
      await rm(join(docs, 'two.mdx'));
      await rename(join(docs, 'one.mdx'), join(docs, 'three.mdx'));
      await writeFile(join(docs, 'index.mdx'), page('Start', '[Three](./three.mdx)'));
      await writeFile(join(docs, 'sidebar.ts'), "export default { docs: ['index', 'three'] };\n");
    },
  ],
];

test('a build after an edit is byte for byte the build of an empty cache', {
  timeout: 480_000,
}, async () => {
  const root = await writeSite(FILES);
  const build = async (out: string) => {
    const args = ['bin/site.js', 'build', '--site', root, '--out', join(root, out)];
    await promisify(execFile)(process.execPath, args, { cwd: projectRoot });
  };
  await build('dist');
  for (const [name, edit] of EDITS) {
    await edit(root);
    await build('dist');
    await rename(join(root, '.site'), join(root, 'kept'));
    await build('cold');
    const [edited, cold] = await Promise.all(['dist', 'cold'].map((out) => read(join(root, out))));
    // Assets of the last build stay once more.
    const { retired } = JSON.parse(edited?.get(`${OUTPUT_OWN}/output.json`) ?? '{}');
    const own = new Set([`${OUTPUT_OWN}/output.json`, ...retired]);
    expect(published(edited, own), name).toEqual(published(cold, own));
    await rm(join(root, 'cold'), { recursive: true });
    await rm(join(root, '.site'), { recursive: true });
    await rename(join(root, 'kept'), join(root, '.site'));
  }
});

/** Path -> bytes, as text. */
async function read(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(dir.length + 1), await readFile(file, 'latin1')] as const;
      }),
    ),
  );
}

function published(files: Map<string, string> | undefined, own: ReadonlySet<string>) {
  return Object.fromEntries([...(files ?? [])].filter(([path]) => !own.has(path)).sort());
}
