import type { SampleFile } from '#shared/mdx-components.ts';
import { loadManifest } from '../../../playground/load-assets.ts';
import { projectFiles } from './project-files.ts';

/** How long a browser may take to start the download, in milliseconds. */
const MAX_START_TIME_MS = 60_000;

/**
 * Saves a project with the files as a ZIP archive.
 *
 * @param options.name of the project, its folder and the archive
 * @throws if a part of the site cannot be loaded
 */
export async function downloadProject(options: {
  files: readonly SampleFile[];
  name: string;
}): Promise<void> {
  const { files, name } = options;
  const [{ strToU8, zipSync }, { versions }] = await Promise.all([
    import('fflate'),
    loadManifest(),
  ]);
  const entries = [...projectFiles({ files, name, versions })].map(([path, text]) => [
    `${name}/${path}`,
    strToU8(text),
  ]);
  const archive = new Blob([zipSync(Object.fromEntries(entries))], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MAX_START_TIME_MS);
}
