import type { StoredActivity } from '@/src/contract/staff/activity'
import { useHost } from '../host'
import { Loaded } from '../loaded'
import { ActivityList, shownOfEntries } from './activity-list'

interface Props {
  collection: string
  id: string
  /** Names a field otherwise than its label. */
  nameField?: (field: string, label: string) => string
}

/** Changes of one record, the latest first. The log is open to super_admin alone (section 6). */
export function RecordActivity({ collection, id, nameField }: Props) {
  const { say, useRead } = useHost()
  const query = new URLSearchParams({
    depth: '0',
    limit: '25',
    sort: '-createdAt',
    'where[and][0][resourceType][equals]': collection,
    'where[and][1][resourceId][equals]': id,
    ...Object.fromEntries(shownOfEntries.map((name) => [`select[${name}]`, 'true'])),
  })
  const read = useRead<{ docs: StoredActivity[] }>(`/admin/activity-logs?${query.toString()}`)
  const entries = read.data?.docs ?? []
  return (
    <Loaded read={read} failed={say('activity.failed')}>
      {entries.length === 0 ? <p>{say('activity.none')}</p> : null}
      <ActivityList entries={entries} person={({ username }) => username} nameField={nameField} />
    </Loaded>
  )
}
