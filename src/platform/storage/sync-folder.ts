import { open } from 'node:fs/promises'

/** Has the names of a folder on the disk: a file that was renamed is there after a power loss only then. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
