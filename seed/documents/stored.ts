import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

/** Folder of the documents that `npm run documents` makes: drawing them takes longer than a seed may. */
export const filesFolder = path.resolve('seed/documents/files')

const manifestFile = path.join(filesFolder, 'manifest.json')

const Manifest = z.record(
  z.string(),
  z.object({
    /** Hash of all that the file is made of. */
    madeOf: z.string(),
    /** SHA-256 of its bytes, hexadecimal. */
    sha256: z.string(),
  }),
)

export type Manifest = z.infer<typeof Manifest>

export const readManifest = (): Manifest =>
  existsSync(manifestFile) ? Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))) : {}

/**
 * Reads a document that is kept packed, as PDFs of Japanese are half as large then.
 * @throws Error where it is missing or damaged
 */
export function readStored(name: string): Buffer {
  const content = gunzipSync(readFileSync(storedPath(name)))
  const sha256 = createHash('sha256').update(content).digest('hex')
  if (readManifest()[name]?.sha256 !== sha256) {
    throw new Error(
      `seed/documents/files/${name}.gz is not what its manifest says: npm run documents`,
    )
  }
  return content
}

export const storedPath = (name: string): string => path.join(filesFolder, `${name}.gz`)
