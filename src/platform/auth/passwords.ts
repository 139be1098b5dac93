import { env } from '../env'
import { commonPasswords } from './common-passwords'

/**
 * Returns true for passwords that attackers try first: common ones, with or without signs around them, and patterns.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return commonPasswords.has(text) || commonPasswords.has(core) || isPattern(text)
}

/** One that is a part repeated, as `abcabcabcabc`, or goes up or down step by step, as `0123456789`. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/su.test(text)) return true
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - Number(codes[at]))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** Fewest letters of a password that belong to no name. */
const ownLetters = 6

/** Returns true where a password without names, their words, digits and signs is almost empty. */
export function isMadeOfNames(password: string, names: string[]): boolean {
  const plain = lettersOf(password)
  const parts = new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)]).map(lettersOf))
  const known = [...parts].filter(({ length }) => length >= 4).sort((a, b) => b.length - a.length)
  const left = known.reduce((text, part) => text.replaceAll(part, ''), plain)
  return left !== plain && left.length < ownLetters
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

interface Account {
  /** Null for a password that its holder chose, or that was there before. */
  passwordExpiresAt?: string | Date | null
}

const day = 24 * 60 * 60 * 1000

/** Returns when an initial password ends that a super_admin sets now. */
export const initialPasswordEnd = (): string =>
  new Date(Date.now() + env.INITIAL_PASSWORD_DAYS * day).toISOString()

/** True where the account still has an initial password, and its last day is over. */
export const isPasswordExpired = ({ passwordExpiresAt }: Account): boolean =>
  Boolean(passwordExpiresAt) && new Date(passwordExpiresAt ?? '').getTime() <= Date.now()
