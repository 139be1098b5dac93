import 'server-only'
import { randomUUID } from 'node:crypto'
import { ZodError } from 'zod'
import { FieldError } from '../lib/http/http-error'
import { log } from '../lib/log/log'
import { singleton } from '../lib/singleton'
import { monotonicNow } from '@/src/lib/monotonic-now'

/** A form that was sent without scripts and could not be taken: it is shown again as it was, but for its files. */
export interface FormDraft {
  values: Record<string, string>
  /** Names of the fields that have to be looked at. */
  fields: string[]
  /** What happened where no field is to blame. */
  failure?: 'full' | 'large' | 'limit' | 'server'
}

/** How long a draft is kept, milliseconds, and how many at once. */
const lifetime = 10 * 60_000
const maxDrafts = 200

const drafts = singleton(
  'formDrafts',
  () => new Map<string, { draft: FormDraft; expires: number }>(),
)

/**
 * Keeps what was sent for ten minutes, in memory only.
 * @param error why it was refused; left out where it was only to be shown anew
 * @returns the id under which the page finds it
 */
export function keepDraft(input: Record<string, unknown>, error?: unknown): string {
  const now = monotonicNow()
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

export function getDraft(id: string): FormDraft | undefined {
  const kept = drafts.get(id)
  return kept && kept.expires >= monotonicNow() ? kept.draft : undefined
}

const valuesOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === true) return [[name, 'on']]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

function reasonOf(error: unknown): Pick<FormDraft, 'fields' | 'failure'> {
  if (error === undefined) return { fields: [] }
  if (error instanceof FieldError) return { fields: [error.field] }
  if (error instanceof ZodError) {
    return { fields: [...new Set(error.issues.map(({ path }) => path.join('.')))] }
  }
  const { status } = (error ?? {}) as { status?: unknown }
  if (status === 429) return { fields: [], failure: 'limit' }
  if (status === 413) return { fields: [], failure: 'large' }
  if (status === 507) return { fields: [], failure: 'full' }
  log.error({ err: error, msg: 'A form could not be stored' })
  return { fields: [], failure: 'server' }
}
