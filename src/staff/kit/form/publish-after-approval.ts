import { askForApproval } from '../api/approvals'
import { write, type Collection } from '../api/records'
import type { ApprovalChoice } from './visibility'

/** Does with a draft that was just saved what its author chose. */
export async function publishAfterApproval(
  collection: Collection,
  id: string,
  approval: ApprovalChoice | undefined,
): Promise<void> {
  if (approval === 'ask') await askForApproval(collection, id)
  if (approval === 'publish')
    await write(collection, 'PATCH', `/${id}?draft=true`, { _status: 'published' })
}
