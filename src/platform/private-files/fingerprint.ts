import { createHash } from 'node:crypto'
import type { ReceivedForm } from './receive-form'

/** Tells a form from every other one by what was sent with it, so that it is stored once, however often it comes. */
export const fingerprintForm = (sent: unknown, files: ReceivedForm['files']): string =>
  createHash('sha256')
    .update(JSON.stringify([sent, files.map(({ field, name, sha256 }) => [field, name, sha256])]))
    .digest('hex')
