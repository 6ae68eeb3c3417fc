import { type OutputFiles, sizeOf } from '../writing/output-files.ts';

/** The size of a site for its host. Lengths are in characters, sizes in bytes. */
export interface OutputMeasures {
  files: number;
  bytes: number;
  largestFile: { path: string; bytes: number };
  /** The folder with the most files, without those in subfolders. */
  fullestFolder: { path: string; files: number };
  /** Redirects before the first one with a wildcard or placeholder, and from there on. */
  redirects: { fixed: number; dynamic: number };
  longestRedirect: { text: string; length: number };
  headerRules: number;
  longestHeader: { text: string; length: number };
}

/** @param files everything that is published, including the files for hosts */
export async function measureOutput(files: OutputFiles): Promise<OutputMeasures> {
  const sizes = await Promise.all(
    Array.from(files, async ([path, content]) => ({ path, bytes: await sizeOf(content) })),
  );
  const folders = new Map<string, number>();
  for (const path of files.keys()) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const [fullest = ['', 0] as const] = [...folders].sort((a, b) => b[1] - a[1]);
  const redirects = linesOf(files, '_redirects');
  const headers = linesOf(files, '_headers');
  const dynamic = redirects.findIndex((line) => /^\S*(?:\*|:[a-z])/i.test(line));
  const fixed = dynamic === -1 ? redirects.length : dynamic;
  return {
    files: files.size,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    largestFile: sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a), { path: '', bytes: 0 }),
    fullestFolder: { path: `/${fullest[0]}`, files: fullest[1] },
    redirects: { fixed, dynamic: redirects.length - fixed },
    longestRedirect: longestOf(redirects),
    headerRules: headers.filter((line) => !/^\s/.test(line)).length,
    longestHeader: longestOf(headers.map((line) => line.trim())),
  };
}

function linesOf(files: OutputFiles, name: string): string[] {
  const content = files.get(name);
  if (typeof content !== 'string') return [];
  return content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function longestOf(lines: string[]): { text: string; length: number } {
  const text = lines.reduce((a, b) => (b.length > a.length ? b : a), '');
  return { text, length: text.length };
}
