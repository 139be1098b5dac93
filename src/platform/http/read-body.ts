import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import { isRecord } from '@/src/platform/values/stored-values'

/** Largest body of a public call, bytes. */
const publicLimit = 100_000

const deepest = 20

/** Most bytes of a refused body that are read and discarded; the server reads no more. */
const drained = 10 * 1024 * 1024

/**
 * Reads the body of a request, no further than `limit` bytes.
 * @throws HttpError 413 where it is larger, by what it announces or by what comes
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const refuseLarge = (): never => {
    if (reader) void drain(reader)
    throw new HttpError(413, `The body is larger than ${inWords(limit)}`)
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit) refuseLarge()
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError(400, 'The body did not arrive')
    })
    if (done) break
    size += value.length
    if (size > limit) refuseLarge()
    chunks.push(value)
  }
  return joined(chunks, size)
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * Takes in what is still being sent, while the refusal is on its way: a client that is stopped in the
 * middle never reads it, and its connection hangs.
 */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let size = 0; size < drained;) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
    }
    await reader.cancel()
  } catch {
    // The client is gone, and with it whatever could be waited for.
  }
}

/**
 * Reads a JSON object of at most `limit` bytes.
 * @throws HttpError 413 where it is larger; 400 where it is malformed, no object, nested deeper than 20
 * or holds a NUL character, at which databases cut texts; 415 where it is announced as something else
 */
export async function readJson(
  request: Request,
  limit = publicLimit,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')
  if (type && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new HttpError(415, 'The body must be JSON, and its Content-Type application/json')
  }
  const body = parse(await readBytes(request, limit))
  if (!isRecord(body)) throw new HttpError(400, 'The body must be a JSON object')
  check(body)
  return body
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, 'The body is not valid JSON')
  }
}

/** Walks through what was sent without recursion: it may be nested as deeply as its size allows. */
function check(body: Record<string, unknown>): void {
  const open: { value: unknown; field: string; level: number }[] = []
  const enter = (node: object, parent: string, level: number) => {
    if (level > deepest) throw new HttpError(400, 'The body is nested too deeply')
    for (const [name, value] of Object.entries(node)) {
      const field = parent === '' ? name : `${parent}.${name}`
      if (name.includes('\0')) throw new HttpError(400, 'A field has a NUL character in its name')
      open.push({ value, field, level })
    }
  }
  enter(body, '', 1)
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, field, level } = next
    if (typeof value === 'string' && value.includes('\0')) {
      throw new FieldError(field, 'must not contain a NUL character')
    }
    if (typeof value === 'object' && value !== null) enter(value, field, level + 1)
  }
}

const inWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.floor(bytes / 1000)} kB`
