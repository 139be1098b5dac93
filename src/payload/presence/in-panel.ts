import type { PayloadRequest, Where } from 'payload'
import type { Person, PresenceInput } from '@/src/contract/staff/presence'

/** For so long Payload's lock of a document holds, ms, unless the panel renews it. */
const panelLockMs = 300_000

/** Returns a query for locks that still hold. */
export const isHeld = (now = Date.now()): Where => ({
  updatedAt: {
    greater_than: new Date(now - panelLockMs).toISOString(),
    // Of a clock that was set back since.
    less_than: new Date(now + panelLockMs).toISOString(),
  },
})

/** Lists the other people who have a document open in the panel, by the locks that Payload keeps there. */
export async function peopleInPanel(
  { payload, user }: PayloadRequest,
  { collection, id }: PresenceInput,
): Promise<Person[]> {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: {
      and: [
        { 'document.relationTo': { equals: collection } },
        { 'document.value': { equals: id } },
        isHeld(),
      ],
    },
    depth: 0,
    pagination: false,
  })
  const ids = docs.map((lock) => String(lock.user.value)).filter((one) => one !== String(user?.id))
  if (ids.length === 0) return []
  const staff = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { username: true },
  })
  return staff.docs.map(({ username }) => ({ username, place: 'panel' }))
}
