import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import type { TestServer } from './server'
import { signIn } from './staff-call'
import { loading } from './throwaway'

export interface MovedClock {
  /** Settings of the server that has the clock. */
  environment: { NODE_OPTIONS: string; MOVED_CLOCK: string }
  /** Puts the clock ahead by so many ms: that of the server, once it looks at it, or of one that starts later. */
  set: (aheadMs: number) => void
  /** Puts it ahead, and waits until the server's tokens show that. @returns a token of its administrator */
  moveTo: (server: TestServer, aheadMs: number) => Promise<string>
}

/** A clock of a server under test that can be moved while it runs. @param folder is removed with the test */
export function movedClock(folder: string): MovedClock {
  const file = path.join(folder, `${randomUUID()}.clock`)
  const set = (aheadMs: number) => {
    writeFileSync(`${file}.new`, String(aheadMs))
    renameSync(`${file}.new`, file)
  }
  return {
    environment: { NODE_OPTIONS: loading('moved-clock.mjs'), MOVED_CLOCK: file },
    set,
    moveTo: async ({ admin, baseUrl }, aheadMs) => {
      set(aheadMs)
      let token = ''
      const showsIt = async () => {
        const asked = Date.now() + aheadMs
        token = await signIn(admin.username, admin.password, baseUrl)
        const { iat } = JSON.parse(atob(String(token.split('.')[1])))
        const [earliest, latest] = [Math.floor(asked / 1000), (Date.now() + aheadMs) / 1000]
        return earliest <= iat && iat <= latest
      }
      await vi.waitUntil(showsIt, { timeout: 60_000 })
      return token
    },
  }
}
