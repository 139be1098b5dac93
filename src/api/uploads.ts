import { z } from 'zod'
import { UploadAnswer } from '@/src/contract/picture'
import { followingPicture } from '@/src/data/media/pictures'
import { uploadPicture } from '@/src/data/media/upload-picture'
import { servePicture } from '@/src/domain/media/pictures/files'
import { operation } from './operation'

const subject = 'Pictures'

export const uploadOperations = [
  operation({
    method: 'get',
    path: '/uploads/{file}',
    subject,
    summary: 'A picture; addresses in answers begin with /uploads and want /api before them',
    parameters: { file: 'Name of the file' },
    answer: { status: 200, type: 'image/webp', schema: z.string().meta({ format: 'binary' }) },
    refusals: [404],
    missing: 'File not found',
    handler: async ({ request, params: { file } }) =>
      (await servePicture(file, request.headers)) ?? redirectToReplacement(file),
  }),
  operation({
    method: 'post',
    path: '/upload',
    subject,
    summary: 'Stores a picture: PNG, JPEG, WebP, AVIF or GIF, up to 8 MB and 50 megapixels',
    body: {
      type: 'multipart/form-data',
      schema: z.strictObject({ file: z.string().meta({ format: 'binary' }) }),
    },
    answer: { status: 201, schema: UploadAnswer },
    refusals: [400, 401, 403, 413],
    isForStaff: true,
    handler: async ({ request }) => Response.json(await uploadPicture(request), { status: 201 }),
  }),
]

/** Redirects from the address of a picture that was replaced; null for any other file. */
async function redirectToReplacement(file: string): Promise<Response | null> {
  // Without the database no replaced file is known, and this one is not found.
  const following = await followingPicture(file).catch(() => undefined)
  if (following === undefined) return null
  const headers = { Location: `/api/uploads/${following}`, 'Cache-Control': 'no-cache' }
  return new Response(null, { status: 302, headers })
}
