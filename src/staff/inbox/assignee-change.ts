import { assigneeId, type Assigned } from '@/src/contract/staff/assignee'

/**
 * What a choice of who answers changes: nothing where it is as before, so that an account that is gone meanwhile stands
 * in the way of no note.
 */
export const assigneeChange = (before: Assigned, chosen: string): { assignee?: string | null } =>
  chosen === assigneeId(before) ? {} : { assignee: chosen || null }
