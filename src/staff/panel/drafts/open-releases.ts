import type { DocumentName } from '@/src/contract/staff/releases'

/** A release that is not public yet. */
export interface OpenRelease {
  id: string
  title: string
}

/** Most releases offered, the latest first. */
const maxShown = 20

/** @throws Error with the server's words */
export async function openReleases(): Promise<OpenRelease[]> {
  const query = `limit=${maxShown}&sort=-updatedAt&select[title]=true&where[state][not_equals]=published`
  return ((await call(`?${query}`)) as { docs: OpenRelease[] }).docs
}

/**
 * Adds the latest saved draft of a document.
 * @throws Error with the server's words
 */
export async function addToRelease(release: string, document: DocumentName): Promise<void> {
  await call(`/${release}/items`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ add: [document] }),
  })
}

async function call(path: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(`/api/admin/releases${path}`, { credentials: 'include', ...init })
  const body = (await answer.json()) as { message?: string }
  if (!answer.ok) throw new Error(body.message ?? answer.statusText)
  return body
}
