import type { PayloadRequest } from 'payload'
import { version } from '@/package.json'
import type { SiteHealth } from '@/src/contract/staff/overview'
import { isDatabaseDamaged } from '@/src/lib/database/damage'
import { hasTransactions } from '@/src/lib/database/has-transactions'
import { databaseKind } from '@/src/lib/env'
import { canSendMail } from '@/src/lib/mail'
import { hasRedis, tryRedis, unanswered } from '@/src/lib/redis/connection'
import { lastBackup } from '@/src/lib/storage/last-backup'

/** What the site stands on, as this instance sees it. That the database answers is why there is an answer. */
export async function siteHealth(req: PayloadRequest): Promise<SiteHealth> {
  const [redis, failed, backup] = await Promise.all([
    hasRedis() ? tryRedis((client) => client.ping()) : null,
    req.payload.count({
      collection: 'payload-jobs',
      where: { hasError: { equals: true } },
      overrideAccess: false,
      req,
    }),
    lastBackup(),
  ])
  return {
    version,
    database: {
      kind: databaseKind,
      isDamaged: isDatabaseDamaged(),
      hasTransactions: hasTransactions(req.payload),
    },
    redis: redis === null ? null : redis !== unanswered,
    mail: canSendMail,
    failedJobs: failed.totalDocs,
    lastBackup: backup,
  }
}
