import type { PayloadRequest } from 'payload'
import { writeAudit } from '../activity-logs/audit'
import { storedRelease } from './stored'

/** Notes in the activity log who published a release or took it back; its documents have entries of their own. */
export async function logRelease(
  req: PayloadRequest,
  id: string,
  state: 'draft' | 'published' | 'scheduled' | 'undone',
  before?: string,
): Promise<void> {
  const { title } = await storedRelease(req, id)
  await writeAudit(req, {
    action: 'update',
    resourceType: 'releases',
    resourceId: id,
    details: {
      title,
      fields: ['state'],
      changes: [{ field: 'state', label: 'State', before: before ?? null, after: state }],
    },
  })
}
