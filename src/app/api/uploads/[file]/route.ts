import { followingPicture } from '@/src/data/former-picture'
import { methods } from '@/src/lib/http/methods'
import { servePicture } from '@/src/lib/pictures/serve'

/** An uploaded picture. The address of one that was replaced leads to what replaced it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ file: string }>(
  {
    GET: async (request, { file }) => {
      const picture = await servePicture(file, request.headers)
      // Without the database nothing is known of files of the past, and this one is not found.
      const following = picture ? undefined : await followingPicture(file).catch(() => undefined)
      if (following === undefined) return picture
      const headers = { Location: `/api/uploads/${following}`, 'Cache-Control': 'no-cache' }
      return new Response(null, { status: 302, headers })
    },
  },
  { missing: 'File not found' },
)
