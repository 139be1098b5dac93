'use client'

import type { Activity } from '@/src/contract/staff/overview'
import { ActivityEntries } from '../kit/list/activity-entries'
import { Link } from '../kit/ui/navigation'
import { useTexts } from '../kit/ui/texts'
import { Box } from './box'

/** Number of entries that are listed; the log has the others. */
const maxListed = 5

/** List of activities, the latest first. */
export function ActivityList({ entries }: { entries: Activity[] }) {
  const t = useTexts()
  return (
    <Box id="overview-activity" title={t('overview.activity')}>
      <ActivityEntries
        // The log says what was changed, by the labels of the fields; of these entries only the names are read.
        entries={entries.slice(0, maxListed).map(({ title, ...entry }) => ({
          ...entry,
          details: { title: title ?? undefined },
        }))}
      />
      <p>
        <Link href="/admin-dashboard/activity">{t('activity.all')}</Link>
      </p>
    </Box>
  )
}
