import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ObjectStorage {
  url: string
  /** Names and contents of a bucket. */
  objects: Map<string, { body: Buffer; type: string }>
  /** From now on every call, or every one of a method, is answered with this status. */
  fail: (status: number | undefined, method?: string) => void
  /** From now on calls are taken, and never answered. */
  hang: (isHanging: boolean) => void
  /** From now on an object is listed, but is gone for whoever reads it, as one deleted in between. */
  vanish: (name: string) => void
  close: () => Promise<void>
}

/**
 * As much of S3's protocol as the site uses: one bucket, put, get, head, delete and list; a call without a
 * signature is refused, as a real storage would.
 */
export async function openObjectStorage(bucket: string): Promise<ObjectStorage> {
  const objects: ObjectStorage['objects'] = new Map()
  const vanished = new Set<string>()
  let failure: number | undefined
  let failing: string | undefined
  let isSilent = false
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (isSilent) return undefined
      if (failure && (failing ?? request.method) === request.method)
        return refuse(response, failure, 'ServiceUnavailable')
      if (!/^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? ''))
        return refuse(response, 403, 'AccessDenied')
      const url = new URL(request.url ?? '/', 'http://storage')
      const [, place, ...rest] = url.pathname.split('/')
      if (place !== bucket) return refuse(response, 404, 'NoSuchBucket')
      return answer(request, response, decodeURIComponent(rest.join('/')), body)
    })
  })

  function answer(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    if (key === '') {
      const entries = [...objects].map(
        ([name, object]) =>
          `<Contents><Key>${name}</Key><Size>${object.body.length}</Size></Contents>`,
      )
      const list = `<ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`
      return response.writeHead(200, { 'Content-Type': 'application/xml' }).end(list)
    }
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'binary/octet-stream'
      objects.set(key, { body, type })
      return response.writeHead(200, { ETag: etagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object || vanished.has(key)) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'Content-Type': object.type,
      'Content-Length': object.body.length,
      ETag: etagOf(object.body),
    })
    return response.end(request.method === 'HEAD' ? undefined : object.body)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    fail: (status, method) => {
      failure = status
      failing = method
    },
    hang: (isHanging) => {
      isSilent = isHanging
    },
    vanish: (name) => vanished.add(name),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text)
}

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`

/** Uploads come in signed chunks where the library knows no length beforehand. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  return /aws-chunked/.test(String(request.headers['content-encoding'])) ? unchunked(body) : body
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at)
    const size = parseInt(body.subarray(at, end).toString().split(';')[0] ?? '0', 16)
    if (!size) break
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}
