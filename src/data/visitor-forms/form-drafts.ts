import 'server-only'
import { randomBytes } from 'node:crypto'
import type { FormDraft, FormRefusal } from '@/src/contract/visitor-forms'
import { toProblem } from '@/src/platform/http/to-problem'
import { log } from '@/src/platform/log/log'
import { singleton } from '@/src/platform/singleton'
import { monotonicNow } from '@/src/platform/time/clock'

/** Lifetime of a draft, milliseconds, most drafts at once, and most of one client. */
const lifetime = 10 * 60_000
const maxDrafts = 200
const maxOfClient = 10

interface Kept {
  draft: FormDraft
  client: string
  expires: number
}

const drafts = singleton('formDrafts', () => new Map<string, Kept>())

/**
 * Keeps what was sent for ten minutes, in memory only.
 * @param client who sent it: nobody pushes the drafts of others out
 * @param error why it was refused; left out where it was only to be shown anew
 * @returns the id under which the page finds it
 */
export function keepDraft(input: Record<string, unknown>, client: string, error?: unknown): string {
  makeRoom(client)
  const id = randomBytes(16).toString('base64url')
  const refusal = error === undefined ? undefined : refusalOf(error)
  drafts.set(id, {
    draft: { values: valuesOf(input), ...(refusal ? { refusal } : {}) },
    client,
    expires: monotonicNow() + lifetime,
  })
  return id
}

/** The draft that an address names: what was kept, and the word that it is gone where it is kept no longer. */
export function getDraft(id: string | null | undefined): FormDraft | undefined {
  if (!id) return undefined
  const kept = drafts.get(id)
  return kept && kept.expires >= monotonicNow() ? kept.draft : forgotten
}

/** 410: Gone. */
const forgotten: FormDraft = { values: {}, refusal: { status: 410, fields: [] } }

/** The oldest go first: of the client, where it has its share, and then of all. */
function makeRoom(client: string): void {
  const now = monotonicNow()
  let ofClient = [...drafts.values()].filter((kept) => kept.client === client).length
  for (const [id, kept] of drafts) {
    const isExtra = kept.client === client && ofClient >= maxOfClient
    if (isExtra) ofClient -= 1
    if (isExtra || kept.expires < now || drafts.size >= maxDrafts) drafts.delete(id)
  }
}

const valuesOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === true) return [[name, 'on']]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

function refusalOf(error: unknown): FormRefusal {
  const { status, fields, headers, isOurs } = toProblem(error)
  if (isOurs) log.error({ err: error, msg: 'A form could not be stored' })
  const seconds = Number(headers['Retry-After'])
  return {
    status,
    fields: [...new Set(fields.map(({ path }) => path))],
    ...(seconds > 0 ? { seconds } : {}),
  }
}
