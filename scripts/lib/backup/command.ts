import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CliError } from '../output.mjs'

/** Parses the arguments of `npm run backup` and `npm run restore`. */
export function fileAndForce(command: string): { file: string; force: boolean } {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file || positionals.length > 1) {
    throw new CliError(`Name one file: npm run ${command} -- FILE [--force]`)
  }
  return { file: path.resolve(file), force: values.force ?? false }
}

/** Does something in a folder that is gone afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'terminalia-backup-'))
  try {
    for (const part of ['database', 'media']) await mkdir(path.join(folder, part))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
