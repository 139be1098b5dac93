import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  deletePlaced,
  diskPlaceOf,
  incomingDir,
  listPlaced,
  placeFile,
  readPlaced,
} from '@/src/lib/private-files/place'
import { fileUses } from '@/src/lib/private-files/uses'
import type { Entry } from './archive'

/**
 * Every private file and its description.
 * @param onGone told of each one that was deleted after the backup began, and is left out
 */
export async function* dumpPrivateFiles(onGone: (name: string) => void): AsyncGenerator<Entry> {
  for (const name of await names()) {
    const content = await contentOf(name)
    if (content) yield { name: `private/${name}`, content }
    else onGone(name)
  }
}

export const arePrivateFilesEmpty = async (): Promise<boolean> => (await names()).length === 0

/** Puts files in the place of those that are there. */
export async function restorePrivateFiles(folder: string): Promise<void> {
  const uses = await entriesIn(folder)
  const files = (
    await Promise.all(
      uses.map(async (use) =>
        (await entriesIn(path.join(folder, use))).map((each) => `${use}/${each}`),
      ),
    )
  ).flat()
  const others = (await names()).filter((name) => !files.includes(name))
  for (const name of others) await deletePlaced(name)
  await mkdir(incomingDir, { recursive: true })
  for (const name of files) {
    const copy = path.join(incomingDir, path.basename(name))
    await copyFile(path.join(folder, name), copy)
    await placeFile(copy, name, 'application/octet-stream')
  }
}

async function names(): Promise<string[]> {
  const stored = await Promise.all(Object.keys(fileUses).map(listPlaced))
  return stored
    .flat()
    .map(({ name }) => name)
    .sort()
}

async function contentOf(name: string): Promise<Entry['content'] | null> {
  const body = await readPlaced(name)
  if (!body) return null
  const file = diskPlaceOf(name)
  if (!file) return { bytes: Buffer.from(await new Response(body).arrayBuffer()) }
  await body.cancel()
  return { file }
}

async function entriesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
