import type { CollectionBeforeChangeHook, Endpoint, PayloadRequest } from 'payload'
import { type Assigned, assigneeId, type Assignees } from '@/src/contract/staff/inbox'
import { fieldRefusal } from '../errors'
import { findEditors } from '../notify-staff'
import { mustBeAllowed } from './call'

/** Returns the accounts that may be assigned what visitors sent, by name. */
export async function findAssignees(req: PayloadRequest): Promise<Assignees['assignees']> {
  const staff = await findEditors(req, 'inquiries')
  return staff
    .map(({ id, username }) => ({ id: String(id), username }))
    .sort((a, b) => a.username.localeCompare(b.username))
}

/** `GET /inquiries/assignees`: staff with the inbox read no accounts, and give each other work. */
export const listAssignees: Endpoint = {
  path: '/assignees',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'inquiries', 'read')
    return Response.json({ assignees: await findAssignees(req) } satisfies Assignees)
  },
}

/**
 * Refuses an assignee who cannot see the inbox. One that stays is not asked again: who lost the permission must not keep
 * colleagues from saving a note.
 */
export const knownAssignee: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { assignee } = data as { assignee?: Assigned }
  const chosen = assigneeId(assignee)
  if (!chosen || chosen === assigneeId(originalDoc?.assignee)) return data
  const assignees = await findAssignees(req)
  if (!assignees.some(({ id }) => id === chosen))
    throw fieldRefusal('assignee', 'assignee must be an account that may use the inbox')
  return data
}
