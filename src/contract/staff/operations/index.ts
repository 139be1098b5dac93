import type { Operation } from '@/src/contract/operation'
import { accountOperations } from './account'
import { approvalOperations } from './approvals'
import { catalogueOperations } from './catalogue'
import { commentOperations } from './comments'
import { inboxOperations } from './inbox'
import { mediaOperations } from './media'
import { menuOperations } from './menus'
import { overviewOperations } from './overview'
import { presenceOperations } from './presence'
import { recordOperations } from './records'
import { releaseOperations } from './releases'
import { setupOperations } from './setup'
import { tagOperations } from './tags'
import { translationOperations } from './translations'

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
  ...tagOperations,
  ...catalogueOperations,
  ...inboxOperations,
  ...accountOperations,
]
