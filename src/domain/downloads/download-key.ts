import { areEqual, signTexts } from '@/src/platform/auth/signature'

/**
 * A key that opens one file until a moment: what is sent by mail, or given for a right code. It says nothing of who got
 * it, and is stored nowhere.
 * @param lastsMs for how long, ms
 */
export function downloadKey(release: string, lastsMs: number, now = Date.now()): string {
  const until = Math.floor((now + lastsMs) / 1000).toString(36)
  return `${until}.${signature(release, until)}`
}

/** Returns true where a key opens a file now. */
export function opens(key: string | null, release: string, now = Date.now()): boolean {
  const [, until, given] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(key ?? '') ?? []
  if (until === undefined || given === undefined) return false
  const isRight = areEqual(given, signature(release, until))
  return isRight && parseInt(until, 36) * 1000 > now
}

const signature = (release: string, until: string): string =>
  signTexts('document download', release, until)
