'use client'

import type { StoredActivity } from '@/src/contract/staff/activity'
import { recordAddress } from '@/src/domain/links/addresses'
import { ActivityList } from '@/src/staff/workflow/history/activity-list'
import { resourceText, useFieldText } from '../ui/record-names'
import { Link } from '../ui/navigation'
import { useTexts } from '../ui/texts'

/** Changes of several records, with links to them and to what else the same person did. */
export function ActivityEntries({ entries }: { entries: StoredActivity[] }) {
  const t = useTexts()
  const nameField = useFieldText()
  return (
    <ActivityList
      entries={entries}
      nameField={nameField}
      person={({ username, userId }) => (
        <Link href={`/admin-dashboard/activity?person=${userId}`}>{username}</Link>
      )}
      record={({ action, resourceId, resourceType }, title) => {
        const name = [resourceText(t, resourceType), title].filter(Boolean).join(' · ')
        if (!resourceType || !resourceId || action === 'delete') return name
        return <Link href={recordAddress(resourceType, resourceId)}>{name}</Link>
      }}
    />
  )
}
