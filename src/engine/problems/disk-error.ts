import { SiteError } from '#shared/site-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'a file is in the way of a folder',
  EISDIR: 'a folder is in the way of a file',
  ENAMETOOLONG: 'a name is too long',
  EMFILE: 'too many files are open',
};

/** A file system error in plain words; undefined for other errors. */
export function diskReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  return reasons[String(error.code)] ?? error.message;
}

/** The same error as a message for the terminal; undefined for other errors. */
export function describeDiskError(error: unknown): SiteError | undefined {
  const reason = diskReason(error);
  if (reason === undefined || !(error instanceof Error)) return undefined;
  const path = 'path' in error ? String(error.path) : 'A file';
  return new SiteError('build-failed', `${path} could not be read or written: ${reason}.`, {
    cause: error,
  });
}
