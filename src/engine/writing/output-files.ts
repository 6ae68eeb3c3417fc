import { readFile, stat } from 'node:fs/promises';

/** Files to publish, by their paths below the output folder, with forward slashes. */
export type OutputFiles = Map<string, OutputFile>;

/** The content of a file, a file on disk to copy, or content that is read when it is needed. */
export type OutputFile = string | Uint8Array | { copyFrom: string } | LazyFile;

/** What is known of content without reading it. */
export interface FileFacts {
  /** `digest` of the content. */
  hash: string;
  /** Size of the content in bytes. */
  bytes: number;
}

/** Content that is only read if the output folder does not hold it yet. */
export interface LazyFile extends FileFacts {
  read(): Promise<Uint8Array>;
}

export async function bytesOf(file: OutputFile): Promise<Uint8Array> {
  if (typeof file === 'string') return Buffer.from(file);
  if (file instanceof Uint8Array) return file;
  return 'copyFrom' in file ? readFile(file.copyFrom) : file.read();
}

/** Size of a file in bytes, without reading it. */
export async function sizeOf(file: OutputFile): Promise<number> {
  if (typeof file === 'string') return Buffer.byteLength(file);
  if (file instanceof Uint8Array) return file.length;
  return 'copyFrom' in file ? (await stat(file.copyFrom)).size : file.bytes;
}
