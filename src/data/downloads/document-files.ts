import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { Document as DocumentDoc } from '@/payload-types'
import type { DocumentCodeAnswer, DocumentFileAnswer } from '@/src/contract/document'
import { defaultLanguage } from '@/src/i18n/languages'
import { awayHeaders, unavailableMessage } from '@/src/platform/errors/database-unavailable'
import { areEqual } from '@/src/platform/auth/signature'
import { downloadKey, opens } from '@/src/domain/downloads'
import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import { countCall, isUsedUp, type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'
import { notSignedIn } from '@/src/platform/http/messages'
import { refuseOtherFields } from '@/src/platform/http/zod-issues'
import { receiveForm } from '@/src/platform/private-files/receive-form'
import { servePrivateFile } from '@/src/platform/private-files/serve'
import {
  deletePrivateFile,
  findPrivateFile,
  type PrivateFile,
} from '@/src/platform/private-files/store'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { closedForVisitors } from '@/src/data/settings/modules'
import { isAuthUnavailable } from '@/src/data/preview/preview-target'

/** Ids of releases, which visitors see, and of stored files, which only staff do. */
const releaseId = /^[0-9a-f]{24}$/
const storedId = /^[0-9a-f]{32}$/

const day = 24 * 60 * 60

/** Limit of wrong codes of a client. */
const wrongOfClient: RateLimit = { name: 'document-codes', points: 10, seconds: 10 * 60 }

/**
 * After how many wrong codes of all clients together each try for a document takes its time: who guesses from everywhere is
 * slowed down, and keeps nobody out.
 */
const wrongOfDocument: RateLimit = { name: 'document-code', points: 300, seconds: day }
const slowMs = 2000

/**
 * Answers with a file of a public document, where it is open or the key is right; staff who edit documents get every
 * file, also by the id under which it is stored. Null where there is none that the caller may know of.
 * @throws HttpError 403 where a key is missing, wrong or too old
 */
export async function serveDocumentFile(
  request: Request,
  id: string,
  key: string | null,
): Promise<Response | null> {
  const { headers } = request
  if (storedId.test(id)) {
    const file = (await isEditor(request))
      ? await findPrivateFile('documents', `documents/${id}`)
      : null
    return file && servePrivateFile(file, headers)
  }
  const found = await findRelease(id)
  if (!found) return null
  const isOpen = found.document.gate === 'open'
  if (!isOpen && !opens(key, id) && !(await isEditor(request))) {
    throw new HttpError(403, keyNeeded[found.document.gate === 'code' ? 'code' : 'mail'])
  }
  // Asked again each time: what staff take offline is gone at once.
  return servePrivateFile(found.file, headers, isOpen ? 'private, no-cache' : 'private, no-store')
}

/**
 * Opens a file by the code of its document.
 * @throws HttpError 404 where there is none that a code opens, 403 for a wrong one, 429 for too many wrong ones
 */
export async function openByCode(
  id: string,
  code: string,
  client: string,
): Promise<DocumentCodeAnswer['url']> {
  const found = await findRelease(id)
  if (!found || found.document.gate !== 'code') throw new HttpError(404, 'File not found')
  const { document } = found
  // Counted before it is looked at, so that tries at the same moment are counted too.
  await countCall(wrongOfClient, client)
  if (await isUsedUp(wrongOfDocument, document.id)) await sleep(slowMs)
  const expected = (await (
    await getPayload()
  ).findByID({
    // Read with all rights: visitors never see a code.
    collection: 'documents',
    id: document.id,
    depth: 0,
    select: { code: true },
  })) as { code?: string | null }
  const isRight = areEqual(code.trim(), expected.code?.trim() ?? '') && Boolean(expected.code)
  if (!isRight) {
    await secondsToWait(wrongOfDocument, document.id)
    throw new FieldError('code', 'is wrong', 403)
  }
  await secondsToWait(wrongOfClient, client, -1)
  return `/document-files/${id}?key=${downloadKey(id, day * 1000)}`
}

/** Slug of the public document that a release belongs to. */
export const slugOfRelease = async (id: string): Promise<string | undefined> =>
  (await findRelease(id))?.document.slug

/**
 * Stores the file that staff send in the field `file`; a document then names its key.
 * @throws HttpError 401 for visitors, 403 for staff who may not edit documents; what `receiveForm` throws
 */
export async function uploadDocumentFile(request: Request): Promise<DocumentFileAnswer> {
  await mustBeEditor(request)
  const { fields, files } = await receiveForm(request, 'documents')
  const [file, ...others] = files
  const isAlone = others.length === 0 && Object.keys(fields).length === 0
  if (file?.field === 'file' && isAlone) {
    const { key, name, type, size, sha256 } = file
    return { key, name, type, size, sha256 }
  }
  await Promise.all(files.map(({ key }) => deletePrivateFile(key)))
  refuseOtherFields([...Object.keys(fields), ...files.map(({ field }) => field)], ['file'])
  throw new HttpError(400, 'The field file must hold a file')
}

const keyNeeded = {
  code: 'This file is opened by a code',
  mail: 'This file is opened by the link that was sent by email',
}

interface Found {
  document: DocumentDoc
  file: PrivateFile
}

async function findRelease(id: string): Promise<Found | null> {
  if (!releaseId.test(id) || (await closedForVisitors()).includes('downloads')) return null
  const payload = await getPayload()
  const where = { 'releases.id': { equals: id } }
  const { docs } = await payload.find({
    ...readAsPublic(defaultLanguage),
    collection: 'documents',
    where,
    limit: 1,
    pagination: false,
  })
  const [document] = docs
  if (!document) return null
  // Where its files lie is read with all rights: visitors do not see it.
  const fullDocument = await payload.findByID({
    collection: 'documents',
    id: document.id,
    depth: 0,
  })
  const key = fullDocument.releases?.find((release) => release.id === id)?.file
  const file = key ? await findPrivateFile('documents', key) : null
  return file && { document, file }
}

const isEditor = async (request: Request): Promise<boolean> => {
  const req = await staffRequest(request)
  return req !== null && mayEdit(req)
}

async function mustBeEditor(request: Request): Promise<void> {
  const req = await staffRequest(request)
  if (!req) {
    if (await isAuthUnavailable(request.headers))
      throw new HttpError(503, unavailableMessage, awayHeaders)
    throw new HttpError(401, notSignedIn)
  }
  if (!(await mayEdit(req))) throw new HttpError(403, 'You may not edit documents')
}

async function staffRequest({ headers }: Request): Promise<PayloadRequest | null> {
  const payload = await getPayload()
  const { user } = await payload.auth({ headers })
  return user && createLocalReq({ user }, payload)
}

/** The same rule stands guard at the collection. */
async function mayEdit(req: PayloadRequest): Promise<boolean> {
  const { create } = req.payload.collections.documents.config.access
  return Boolean(await create({ req }))
}
