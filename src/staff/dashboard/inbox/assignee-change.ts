import { type Assigned, assigneeId } from '@/src/contract/staff/inbox'

/**
 * Returns the change of the assignee: nothing where it is as before, so that an account that was deleted meanwhile does
 * not block a note.
 */
export const assigneeChange = (before: Assigned, chosen: string): { assignee?: string | null } =>
  chosen === assigneeId(before) ? {} : { assignee: chosen || null }
