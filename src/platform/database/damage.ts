import { log } from '../log/log'
import { singleton } from '../singleton'

const state = singleton('database-damage', () => ({ isDamaged: false }))

/** Returns true where a read or write of this process found damage; the other tables may still be readable. */
export const isDatabaseDamaged = (): boolean => state.isDamaged

/** Notes an error that tells of damage, and says once what to do; others are left alone. */
export function recordCorruption(error: unknown, file: string): void {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (state.isDamaged || !/^SQLITE_(CORRUPT|NOTADB)/.test(String(code))) return
  state.isDamaged = true
  log.error({
    file,
    reason: message,
    msg: 'The database is damaged. Stop the server and restore a backup: npm run restore -- FILE --force',
  })
}

/** Another file is there now. */
export function forgetDamage(): void {
  state.isDamaged = false
}
