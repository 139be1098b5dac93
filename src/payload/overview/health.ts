import type { PayloadRequest } from 'payload'
import { version } from '@/package.json'
import { keptKinds, type SiteHealth } from '@/src/contract/staff/overview'
import { isDatabaseDamaged } from '@/src/platform/database/damage'
import { hasTransactions } from '@/src/platform/database/all-or-nothing'
import { databaseKind } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail'
import { measureVisitorFiles } from '@/src/domain/visitor-forms/visitor-space'
import { hasRedis, tryRedis, unanswered } from '@/src/platform/redis/connection'
import { keptDays, maxVisitorFilesBytes } from '@/src/domain/settings/retention'
import { lastBackup } from '@/src/platform/storage/backup-marks'
import { recordsOfKind } from '../retention/old-records'

/**
 * Returns the state of the services behind the site, as this instance sees it. The database has answered if this call
 * does.
 */
export async function siteHealth(req: PayloadRequest): Promise<SiteHealth> {
  const [redis, failed, backup, bytes, kept] = await Promise.all([
    hasRedis() ? tryRedis((client) => client.ping()) : null,
    req.payload.count({
      collection: 'payload-jobs',
      where: { hasError: { equals: true } },
      overrideAccess: false,
      req,
    }),
    lastBackup(),
    measureVisitorFiles(),
    keptRecords(req),
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
    visitorFiles: { bytes, maxBytes: maxVisitorFilesBytes },
    kept,
  }
}

/** Counts the records that are deleted by age. */
const keptRecords = (req: PayloadRequest): Promise<SiteHealth['kept']> =>
  Promise.all(
    keptKinds.map(async (kind) => {
      const { totalDocs } = await req.payload.count({
        ...recordsOfKind[kind],
        overrideAccess: false,
        req,
      })
      return { kind, total: totalDocs, days: keptDays[kind] }
    }),
  )
