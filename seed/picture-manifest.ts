import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Folder of the demo's pictures and the list of them. */
export const mediaFolder = path.resolve('seed/media')

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string().regex(/^[\w-]+\.webp$/),
    blur: z.string(),
    /** In English. */
    alt: z.string().min(1),
  }),
)

export type ManifestEntry = z.infer<typeof Manifest>[string]

/** @throws Error that says what is wrong with the list */
export async function readManifest(): Promise<z.infer<typeof Manifest>> {
  const file = path.join(mediaFolder, 'manifest.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The list of the demo's pictures is missing: ${file}`)
  })
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (manifest.success) return manifest.data
  throw new Error(
    `The list of the demo's pictures is not usable:\n${z.prettifyError(manifest.error)}`,
  )
}
