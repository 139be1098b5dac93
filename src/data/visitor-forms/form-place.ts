import 'server-only'
import { createLocalReq, type Payload } from 'payload'
import { placeForBody } from '@/src/domain/media/pictures/upload-queue'
import { bodyLimits } from '@/src/platform/rest/body'
import { getPayload } from '@/src/data/payload'

/** Forms below that are what the panel sends of documents, and are read at once; bytes. */
const small = 256 * 1024

interface Place {
  /** Request to read: without its body where Payload will refuse it anyway. */
  request: Request
  /** To be called when all is done. */
  release?: () => void
}

/**
 * Waits until a form may be read. It is up to 10 MB that Payload would read, and decode as a picture,
 * before it asks who sent it: so that is asked here.
 * @param collection that it is sent to
 * @throws HttpError 503 where too many are being uploaded
 */
export async function acquireUploadSlot(
  request: Request,
  collection: string,
  isUpload: boolean,
): Promise<Place> {
  const { headers, method } = request
  const type = headers.get('content-type') ?? ''
  const length = Number(headers.get('content-length') ?? Infinity)
  if (!/^multipart\//i.test(type) || (!isUpload && length <= small)) return { request }
  const payload = await getPayload()
  if (!(await mayWrite(payload, request, isUpload ? collection : undefined))) {
    const bare = new Headers(headers)
    for (const name of ['content-length', 'content-type', 'transfer-encoding']) bare.delete(name)
    return { request: new Request(request.url, { method, headers: bare }) }
  }
  return { request, release: await placeForBody(request, bodyLimits.multipart) }
}

async function mayWrite(
  payload: Payload,
  { headers, method }: Request,
  collection: string | undefined,
): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  if (!user) return false
  const access = payload.config.collections.find(({ slug }) => slug === collection)?.access
  if (!access) return true
  const req = await createLocalReq({ user }, payload)
  return Boolean(await (method === 'POST' ? access.create : access.update)({ req }))
}
