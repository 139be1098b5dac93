import { uploadPicture } from '@/src/data/upload-picture'
import { methods } from '@/src/lib/http/methods'

/** Takes a picture from staff: multipart, in the field `file`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => Response.json(await uploadPicture(request), { status: 201 }),
})
