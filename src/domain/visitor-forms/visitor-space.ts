import { HttpError } from '@/src/platform/errors/http-error'
import { noRoomForFiles } from '@/src/platform/http/messages'
import { monotonicNow } from '@/src/platform/time/clock'
import { maxVisitorFilesBytes } from '@/src/domain/settings/retention'
import { singleton } from '@/src/platform/singleton'
import { listPlaced } from '@/src/platform/private-files/place'
import type { FileUseName } from '@/src/platform/private-files/uses'

/** Uses of visitors' files; documents are uploaded by staff. */
const visitorUses: FileUseName[] = ['tenders', 'applications']

/** For how long a measurement holds, to which own files are added, ms: other instances take files, too. */
const ttlMs = 10 * 60 * 1000

const known = singleton('visitor-files', () => ({ bytes: Infinity, measuredAt: -Infinity }))

/** Returns the total size of visitors' files, bytes. */
export async function measureVisitorFiles(): Promise<number> {
  const stored = await Promise.all(visitorUses.map(listPlaced))
  return stored.flat().reduce((sum, { size }) => sum + size, 0)
}

/**
 * Refuses files that have arrived and are stored already, where all files of visitors are more than the site keeps.
 * @throws HttpError 507
 */
export async function requireRoom(files: readonly { size: number }[]): Promise<void> {
  if (maxVisitorFilesBytes === 0 || files.length === 0) return
  known.bytes += files.reduce((sum, { size }) => sum + size, 0)
  const isOld = monotonicNow() - known.measuredAt > ttlMs
  if (!isOld && known.bytes <= maxVisitorFilesBytes) return
  // Where it is full, staff may have deleted something meanwhile.
  known.bytes = await measureVisitorFiles()
  known.measuredAt = monotonicNow()
  if (known.bytes > maxVisitorFilesBytes) throw new HttpError(507, noRoomForFiles)
}
