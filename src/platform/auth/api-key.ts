import { randomBytes } from 'node:crypto'
import { createScope } from '../scope'
import { areEqual, hashOneTimeToken, newOneTimeToken } from './signature'

/** Beginning of every key: scanners of secrets recognise it, and no token of a session begins so. */
const mark = 'tk_'

const form = /^(tk_[\da-f]{8})_[\w-]{43}$/

/** A new key, and what is stored of it. */
export interface MadeKey {
  /** 256 random bits behind the prefix; shown once. */
  key: string
  prefix: string
  hash: string
}

export function makeApiKey(): MadeKey {
  const prefix = mark + randomBytes(4).toString('hex')
  const key = `${prefix}_${newOneTimeToken()}`
  return { key, prefix, hash: hashOneTimeToken(key) }
}

/** The key of a call; without a prefix it has not the form of one. */
export interface GivenKey {
  key: string
  prefix?: string
}

/** Reads the key of a call from `Authorization: Bearer tk_…`; undefined for every other call. */
export function readApiKey(headers: Headers): GivenKey | undefined {
  const [, key] = /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? []
  if (!key?.startsWith(mark)) return undefined
  return { key, prefix: form.exec(key)?.[1] }
}

/** Compares a key with a stored hash, in a time that says nothing of where they differ. */
export const isKeyOfHash = ({ key }: GivenKey, hash: string): boolean =>
  areEqual(hashOneTimeToken(key), hash)

/** The key through which the user of a call acts. */
export interface ActingKey {
  id: string
  name: string
  /** Cells of the access matrix. */
  rights: readonly string[]
}

/** Returns the key through which a user acts; undefined for a person. */
export const getActingKey = (user: object | null | undefined): ActingKey | undefined =>
  (Object(user) as { apiKey?: ActingKey }).apiKey

const keyCall = createScope<object>('api-key')

/**
 * Runs a call that a key was accepted for, as its user. A key means nothing outside of such a call: pages, panel and previews
 * take it for a token that nobody signed.
 */
export const actingByKey = <T>(user: object, call: () => T): T => keyCall.run(user, call)

/** Returns the user of the key of the call that is under way; undefined for a call without one. */
export const userOfKey = (): object | undefined => keyCall.getStore()
