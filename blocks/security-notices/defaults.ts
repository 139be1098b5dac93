import type { SecurityNoticesBlock } from '@/payload-types'

export const defaults: SecurityNoticesBlock = { blockType: 'securityNotices', limit: 3 }
