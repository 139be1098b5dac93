import 'server-only'
import { randomUUID } from 'node:crypto'
import { ZodError } from 'zod'
import { log } from '../lib/log/log'
import { singleton } from '../lib/singleton'

/** A contact form that was sent without scripts and could not be taken: it is shown again as it was. */
export interface InquiryDraft {
  values: Record<string, string>
  /** Names of the fields that have to be looked at. */
  fields: string[]
  /** What happened where no field is to blame. */
  failure?: 'limit' | 'server'
}

/** How long a draft is kept, milliseconds, and how many at once. */
const lifetime = 10 * 60_000
const maxDrafts = 200

const drafts = singleton(
  'inquiryDrafts',
  () => new Map<string, { draft: InquiryDraft; expires: number }>(),
)

/**
 * Keeps what was sent for ten minutes, in memory only.
 * @param error why it was refused
 * @returns the id under which the contact page finds it
 */
export function keepDraft(input: Record<string, unknown>, error: unknown): string {
  const now = Date.now()
  for (const [id, { expires }] of drafts) {
    if (expires < now || drafts.size >= maxDrafts) drafts.delete(id)
  }
  const id = randomUUID()
  drafts.set(id, {
    draft: { values: valuesOf(input), ...reasonOf(error) },
    expires: now + lifetime,
  })
  return id
}

export function getDraft(id: string): InquiryDraft | undefined {
  const kept = drafts.get(id)
  return kept && kept.expires >= Date.now() ? kept.draft : undefined
}

const valuesOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === true) return [[name, 'on']]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

function reasonOf(error: unknown): Pick<InquiryDraft, 'fields' | 'failure'> {
  if (error instanceof ZodError) {
    return { fields: [...new Set(error.issues.map(({ path }) => path.join('.')))] }
  }
  if ((error as { status?: unknown } | null)?.status === 429)
    return { fields: [], failure: 'limit' }
  log.error({ err: error, msg: 'An inquiry could not be stored' })
  return { fields: [], failure: 'server' }
}
