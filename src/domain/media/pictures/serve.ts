import { readPicture, typeOfUpload } from './files'

/**
 * Answers with an uploaded picture; null where there is none of this name. Names are random and never
 * used again, so browsers may keep the file for good.
 */
export async function servePicture(name: string, headers: Headers): Promise<Response | null> {
  const type = typeOfUpload(name)
  const picture = type ? await readPicture(name) : null
  if (!type || !picture) return null
  const answer = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': `inline; filename="${name}"`,
    ETag: picture.etag,
  }
  if (headers.get('if-none-match')?.includes(picture.etag)) {
    await picture.body.cancel()
    return new Response(null, { status: 304, headers: answer })
  }
  // Its length would be taken out again: Next sends what handlers answer in chunks.
  return new Response(picture.body, { headers: { ...answer, 'Content-Type': type } })
}
