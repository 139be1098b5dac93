import type { HeldField, PresenceAnswer, PresenceCollection } from '@/src/contract/staff/presence'

/** A lease ends when its window has not renewed it for so long, ms. */
export const leaseMs = 30_000

/** More windows of one account are not shown. */
export const maxTabs = 20

/** What one window says of itself, as stored until `until`. */
export interface Lease {
  userId: string
  username: string
  tab: string
  /** ms since 1970, by the clock of the instance that wrote it. */
  until: number
  /** Of a window: the document of its page, `pages/…`. */
  document?: string
  /** Of an open field. */
  field?: { document: string; locale: string; path: string }
}

export interface StoredLease {
  id: string
  /** There is one lease for each key: the database sees to it. */
  key: string
  data: Lease
}

/** One call of a window. Documents are `<collection>/<id>`, the first is that of its page. */
export interface Beat {
  user: { id: string; username: string }
  tab: string
  locale: string
  documents: string[]
  field: { document: string; path: string } | null
  isLeaving: boolean
}

/** What a call changes. */
export interface LeaseChanges {
  /** Ids. */
  removed: string[]
  renewed: StoredLease[]
  created: { key: string; data: Lease }[]
}

/**
 * What is to be written for a call: leases that are over or no longer wanted go, those of the caller are renewed when
 * half of their time is over, so that most calls write nothing. A field that another person has open stays
 * theirs; one that the caller has open in another window moves to this one.
 */
export function leaseChanges(stored: StoredLease[], beat: Beat, now: number): LeaseChanges {
  const wanted = wantedLeases(stored, beat, now)
  const keys = new Set(wanted.map(({ key }) => key))
  const changes: LeaseChanges = { removed: [], renewed: [], created: [] }
  const kept = new Map<string, StoredLease>()
  for (const lease of stored) {
    const isUnwanted = isOfTab(lease, beat) && !keys.has(lease.key)
    const isOver = lease.data.until <= now && !(isOfUser(lease, beat) && keys.has(lease.key))
    if (isUnwanted || isOver) changes.removed.push(lease.id)
    else kept.set(lease.key, lease)
  }
  for (const { key, data } of wanted) {
    const current = kept.get(key)
    if (!current) changes.created.push({ key, data })
    else if (isOfUser(current, beat) && isDue(current.data, data, now))
      changes.renewed.push({ ...current, data })
  }
  return changes
}

/** What a window is told. */
export function presenceOf(stored: StoredLease[], beat: Beat, now: number): PresenceAnswer {
  const [page] = beat.documents
  const running = stored.filter(({ data }) => data.until > now)
  const others = running.filter((lease) => !isOfUser(lease, beat))
  const names = others.flatMap(({ data }) => (data.document === page ? [data.username] : []))
  const open = fieldKey(beat)
  return {
    people: [...new Set(names)].sort().map((username) => ({ username, place: 'page' })),
    fields: others.flatMap(({ data: { field, username } }) =>
      field && field.locale === beat.locale && beat.documents.includes(field.document)
        ? [{ ...documentOf(field.document), path: field.path, username }]
        : [],
    ),
    holdsField: running.some((lease) => lease.key === open && isOfTab(lease, beat)),
  }
}

/** How the key of every lease begins. */
export const keyPrefix = 'presence:'

function wantedLeases(stored: StoredLease[], beat: Beat, now: number) {
  if (beat.isLeaving) return []
  const { user, tab, locale, documents, field } = beat
  const own = tabKey(beat)
  const others = stored.filter(
    (lease) =>
      isOfUser(lease, beat) && lease.data.document && lease.data.until > now && lease.key !== own,
  )
  if (others.length >= maxTabs) return []
  const lease = { userId: user.id, username: user.username, tab, until: now + leaseMs }
  const wanted: { key: string; data: Lease }[] = [
    { key: own, data: { ...lease, document: documents[0] } },
  ]
  const key = fieldKey(beat)
  if (field && key) wanted.push({ key, data: { ...lease, field: { ...field, locale } } })
  return wanted
}

const tabKey = ({ user, tab }: Beat): string => `${keyPrefix}tab:${user.id}:${tab}`

const fieldKey = ({ field, locale }: Beat): string | undefined =>
  field ? `${keyPrefix}field:${field.document}:${locale}:${field.path}` : undefined

const isOfUser = ({ data }: StoredLease, { user }: Beat): boolean => data.userId === user.id

const isOfTab = (lease: StoredLease, beat: Beat): boolean =>
  isOfUser(lease, beat) && lease.data.tab === beat.tab

const isDue = (current: Lease, next: Lease, now: number): boolean =>
  current.tab !== next.tab ||
  current.document !== next.document ||
  current.until - now < leaseMs / 2

function documentOf(name: string): Pick<HeldField, 'collection' | 'id'> {
  const [collection, id = ''] = name.split('/')
  // The contract lets no other name into a lease.
  return { collection: collection as PresenceCollection, id }
}
