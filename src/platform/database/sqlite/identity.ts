import { statSync } from 'node:fs'

/**
 * Which files a database consists of now: device and inode of the file and of its write-ahead log, which
 * are other ones as soon as either is removed or replaced. A path alone does not tell.
 */
export interface Identity {
  file: string
  /** Undefined where there is no write-ahead log (yet). */
  wal: string | undefined
}

/** Undefined where there is no such file. */
export function identityOf(file: string): Identity | undefined {
  const main = inode(file)
  return main === undefined ? undefined : { file: main, wal: inode(`${file}-wal`) }
}

/** Returns true where the files are those that were opened. A log may have been added since. */
export const isSame = (opened: Identity, now: Identity | undefined): boolean =>
  now !== undefined &&
  opened.file === now.file &&
  (opened.wal === undefined || opened.wal === now.wal)

function inode(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found && `${found.dev}:${found.ino}`
}
