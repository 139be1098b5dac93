import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect } from 'vitest'
import { DocumentFileAnswer } from '@/src/contract/document'
import { api } from './http'
import { unique } from './samples'
import { type Answer, staffCall } from './staff-call'
import { testServer } from './test-server'

/** A PDF that no other file is equal to, of at least so many bytes. */
export const uniquePdf = (text = unique('Manual'), size = 0): Buffer =>
  Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n`.padEnd(size, '.'))

export interface DocumentSite {
  token: string
  baseUrl?: string
}

/** Sends a file as the panel does. */
export function sendFile(
  { token, baseUrl }: Partial<DocumentSite>,
  content: Buffer,
  name = 'manual.pdf',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)]), name)
  const own: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  return api('/document-files', {
    method: 'POST',
    body: form,
    headers: { ...own, ...headers },
    baseUrl,
  })
}

/** Key of a file that is stored now. */
export async function storedFile(site: DocumentSite, content = uniquePdf(), name?: string) {
  const { status, body } = await sendFile(site, content, name)
  expect(status, JSON.stringify(body)).toBe(201)
  return DocumentFileAnswer.parse(body)
}

export interface StoredDocument {
  id: string
  slug: string
  title: string
  releases: { id: string; file: string; sha256: string; name: string; version: string }[]
}

/** A document that is public, with one file where nothing else is said. */
export async function newDocument(
  site: DocumentSite,
  more: Record<string, unknown> = {},
): Promise<StoredDocument> {
  const releases = more.releases ?? [{ file: (await storedFile(site)).key, version: '1.0' }]
  const body = { title: unique('Document'), kind: 'manual', ...more, releases }
  const answer = await staffCall('/documents', { ...site, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

/** The address of a file of a document, below `/api`. */
export const fileAddress = ({ releases }: StoredDocument, at = 0): string =>
  `/document-files/${releases[at]?.id}`

/** Downloads an answer without any JSON. */
export async function download(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const url = `${testServer().baseUrl}/api${address}`
  const answer = await fetch(url, { method, headers, redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The private store of the server that tests share. */
export const storeFolder = (): string =>
  path.join(String(testServer().environment.DATA_DIR), 'private-files')
