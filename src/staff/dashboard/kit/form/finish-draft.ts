import { askForApproval } from '../api/approvals'
import { write, type Collection } from '../api/records'
import type { SaveChoice } from './visibility'

/** Does with a draft that was just saved what its author chose. */
export async function finishDraft(
  collection: Collection,
  id: string,
  saveAs: SaveChoice | undefined,
): Promise<void> {
  if (saveAs === 'ask') await askForApproval(collection, id)
  if (saveAs === 'publish')
    await write(collection, 'PATCH', `/${id}?draft=true`, { _status: 'published' })
}
