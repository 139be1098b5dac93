import path from 'node:path'
import { isFilmShown } from '@/src/data/films'
import { methods } from '@/src/lib/http/methods'
import { sendFile } from '@/src/lib/http/send-file'

const types: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** A film of the demo. It lies with the demo's seed, and is there only as long as the demo, or a page shows it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ file: string }>(
  {
    GET: async ({ headers }, { file }) => {
      const type = /^[a-z0-9-]+\.\w+$/.test(file) ? types[path.extname(file)] : undefined
      if (!type || !(await isFilmShown(file))) return null
      return sendFile(path.resolve('seed/films', file), type, headers)
    },
  },
  { missing: 'File not found' },
)
