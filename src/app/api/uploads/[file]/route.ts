import { servePicture } from '@/src/lib/pictures/serve'
import { methods } from '@/src/lib/http/methods'

/** An uploaded picture. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ file: string }>(
  { GET: (request, { file }) => servePicture(file, request.headers) },
  { missing: 'File not found' },
)
