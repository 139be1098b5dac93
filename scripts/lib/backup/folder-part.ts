import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '@/src/platform/storage/folders'
import type { Part } from './part'

/**
 * Files of a folder of the data folder, beside which archives are unpacked: they are put in place by two renames.
 * @param unpacked name of the folder in the archive
 * @param target the folder that is in use
 */
export function folderPart(unpacked: string, target: string): Part {
  const former = `${target}.before-restore`
  return {
    stage: async (folder) => {
      // Of a restore that was complete, but for this.
      await rm(former, { recursive: true, force: true })
      await mkdir(path.join(folder, unpacked), { recursive: true })
      return []
    },
    swap: async (folder) => {
      const staged = path.join(folder, unpacked)
      if (!existsSync(staged)) return
      if (existsSync(target)) await rename(target, former)
      await rename(staged, target)
      await syncFolder(path.dirname(target))
    },
    tidy: () => rm(former, { recursive: true, force: true }),
  }
}
