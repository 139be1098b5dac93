import { HttpError } from '../errors/http-error'
import { refuseOtherFields } from '../http/zod-issues'
import { readBytes } from '../http/read-body'
import { nameless, shortFileName } from '../text/slug'

/** Largest bodies of calls to Payload's REST API, bytes, and their deepest nesting. */
export const bodyLimits = {
  signIn: 10 * 1024,
  json: 1024 * 1024,
  multipart: 10 * 1024 * 1024,
  depth: 60,
}

/** Longest name of a file, letters. */
const maxNameLength = 200

/** Tells a body that came as a form from one that came as JSON, as which both are handed on. Clients cannot set it. */
export const formHeader = 'x-sent-as-form'

/**
 * Reads and checks a body before Payload does: its size while it comes in, that it is a JSON object of
 * reasonable depth, or a form with such an object in `_payload` and at most one file.
 * @param target whether it goes to a sign-in, or to a collection of files, and whether there must be one
 * @returns JSON as it was read, or a form with a file, and headers for a request that Payload can take
 * @throws HttpError 400, 413 or 415
 */
export async function checkedBody(
  request: Request,
  { isSignIn = false, isUpload = false, isRequired = false } = {},
): Promise<CheckedBody> {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  headers.delete(formHeader)
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()

  if (type === 'multipart/form-data') {
    const limit = isSignIn ? bodyLimits.signIn : bodyLimits.multipart
    return formContent(await readBytes(request, limit), headers, isUpload)
  }
  const bytes = await readBytes(request, isSignIn ? bodyLimits.signIn : bodyLimits.json)
  if (bytes.length > 0 && type !== 'application/json') {
    throw new HttpError(415, 'The body must be application/json or multipart/form-data')
  }
  if (bytes.length === 0 && isRequired) throw new HttpError(400, 'The body must be a JSON object')
  return jsonContent(bytes.length > 0 ? new TextDecoder().decode(bytes) : '{}', headers, isUpload)
}

interface CheckedBody {
  data?: object
  body?: FormData
  headers: Headers
}

function jsonContent(text: string, headers: Headers, isUpload: boolean): CheckedBody {
  const value = checkJson(text)
  headers.set('content-type', 'application/json')
  return { data: isUpload ? withoutFileFields(value) : value, headers }
}

/** Fields that the server derives from a file, its name among them; Payload would accept the client's values. */
const fileFields = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL']

const withoutFileFields = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => ![...fileFields, 'sizes'].includes(name)),
  )

/** Writes numbers beyond a double as the largest one, which is refused by name: JSON would write null, which is stored. */
const writtenJson = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' && !Number.isFinite(each) ? Number.MAX_VALUE : each,
  )

/**
 * Reads a JSON object.
 * @throws HttpError 400 where a text is none, or one nested too deeply
 */
function checkJson(text: string): object {
  // Before parsing: the depth alone may exhaust the stack of what reads the value later.
  const { depth, field } = depthOf(text)
  if (depth > bodyLimits.depth) {
    throw new HttpError(
      400,
      `${field ? `${field.slice(0, 60)} in the` : 'The'} body is nested too deeply`,
    )
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'The body must be a JSON object')
  }
  return value
}

/**
 * The panel sends everything as a form; where it holds no file, its JSON says all there is. With a file Payload reads the form
 * again: the type that it gives to a file by its name, and the limits of a part, are in its own parser alone.
 */
async function formContent(
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
  isUpload: boolean,
): Promise<CheckedBody> {
  const given = await formOf(bytes, headers)
  headers.set(formHeader, '1')
  refuseOtherFields(given.keys(), ['_payload', 'file'])
  const data = given.get('_payload') ?? '{}'
  if (typeof data !== 'string') throw new HttpError(400, '_payload must be JSON')
  const file = given.get('file')
  if (file === null) return jsonContent(data, headers, isUpload)
  if (typeof file === 'string') throw new HttpError(400, 'file must be a file')
  const value = checkJson(data)
  const body = new FormData()
  body.set('_payload', isUpload ? writtenJson(withoutFileFields(value)) : data)
  // The client's name may hold anything; what is left of it is a note for staff, and never that of a stored file.
  body.set(
    'file',
    new File([file], shortFileName(file.name, maxNameLength) || nameless, { type: file.type }),
  )
  headers.delete('content-type')
  return { body, headers }
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new HttpError(400, 'The form is malformed')
  }
}

/** Returns the depth of nesting of a JSON text, and the field of its outermost object that is deepest. */
function depthOf(text: string): { depth: number; field: string } {
  let depth = 0
  let deepest = 0
  let field = ''
  let name = ''
  let textStart = -1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (textStart >= 0) {
      if (sign === '\\') at += 1
      else if (sign === '"') {
        if (depth === 1) name = text.slice(textStart, at)
        textStart = -1
      }
    } else if (sign === '"') textStart = at + 1
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > deepest) [deepest, field] = [depth, name]
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return { depth: deepest, field }
}
