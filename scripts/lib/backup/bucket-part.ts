import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Part } from './part'

/** Calls of the storage for one kind of files. */
export interface BucketFiles {
  list: () => Promise<string[]>
  /** @param file whose content it gets */
  write: (name: string, file: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

/**
 * Files in a bucket. Those that it does not hold yet are written while it is in use: no document names them. The others
 * are written once the restore cannot be given up any more, and what the archive does not hold is deleted last.
 * @param unpacked name of the folder in the archive
 */
export function bucketPart(unpacked: string, files: BucketFiles): Part {
  const placeOf = (folder: string, name: string) => path.join(folder, unpacked, name)
  return {
    stage: async (folder) => {
      const held = new Set(await files.list())
      const added = (await namesIn(path.join(folder, unpacked))).filter((name) => !held.has(name))
      try {
        for (const name of added) await files.write(name, placeOf(folder, name))
      } catch (error) {
        // What cannot be removed now is in nobody's way.
        for (const name of added) await files.remove(name).catch(() => undefined)
        throw error
      }
      return added
    },
    swap: async (folder, added) => {
      const isWritten = new Set(added)
      for (const name of await namesIn(path.join(folder, unpacked)))
        if (!isWritten.has(name)) await files.write(name, placeOf(folder, name))
    },
    tidy: async (folder) => {
      const kept = new Set(await namesIn(path.join(folder, unpacked)))
      for (const name of await files.list()) if (!kept.has(name)) await files.remove(name)
    },
  }
}

/** Names of all files below a folder, with the folders that they lie in. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}
