import type { Payload } from 'payload'
import { databaseKind } from '@/src/platform/env'

/**
 * Marks as published what was stored in MongoDB before items had drafts: it was public, and without a status it
 * would be neither. On SQLite the migration does so.
 */
export async function publishUnmarked({ db }: Payload): Promise<void> {
  if (databaseKind === 'sqlite') return
  await db.updateMany({
    collection: 'navigation-items',
    where: { _status: { exists: false } },
    data: { _status: 'published' },
    returning: false,
  })
}
