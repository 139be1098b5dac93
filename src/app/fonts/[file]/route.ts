import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fontSource } from '@/src/domain/theme/fonts'
import { methods } from '@/src/platform/http/methods'

/** A file of a font that staff can choose. Its name changes with its content, so browsers keep it for good. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ file: string }>(
  { GET: (_request, { file }) => serveFont(file) },
  { missing: 'File not found' },
)

async function serveFont(file: string): Promise<Response | null> {
  const source = fontSource(file)
  if (!source) return null
  const content = await readFile(path.resolve('node_modules', `${source}.woff2`))
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
