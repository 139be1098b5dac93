import type { Operation } from '@/src/contract/operation'
import { accountOperations } from './account'
import { approvalOperations, releaseOperations } from './publishing'
import { activityOperations, catalogueOperations, inboxOperations } from './catalogue'
import {
  commentOperations,
  presenceOperations,
  recordOperations,
  tagOperations,
  translationOperations,
} from './content'
import { invitationOperations } from './invitations'
import {
  listViewOperations,
  mediaOperations,
  menuOperations,
  overviewOperations,
  setupOperations,
} from './site'

/** Operations of the dashboard beside the documented calls. */
export const dashboardOperations: Operation[] = [
  ...overviewOperations,
  ...translationOperations,
  ...setupOperations,
  ...recordOperations,
  ...releaseOperations,
  ...approvalOperations,
  ...commentOperations,
  ...presenceOperations,
  ...menuOperations,
  ...mediaOperations,
  ...listViewOperations,
  ...tagOperations,
  ...catalogueOperations,
  ...activityOperations,
  ...inboxOperations,
  ...accountOperations,
  ...invitationOperations,
]
