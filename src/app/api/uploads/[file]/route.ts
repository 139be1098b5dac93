import { serveUpload } from '@/src/data/uploads'
import { methods } from '@/src/lib/http/methods'

/** An uploaded picture. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ file: string }>(
  { GET: (request, { file }) => serveUpload(file, request.headers) },
  { missing: 'File not found' },
)
