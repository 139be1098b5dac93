import { randomInt } from 'node:crypto'
import { areEqual, signTexts } from '@/src/platform/auth/signature'

/** Neither vowels, which make words, nor what is mistaken for something else on the telephone. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ'

const pattern = /^q-([2-9bcdfghjkmnpqrstvwxz]{4})-([2-9bcdfghjkmnpqrstvwxz]{4})$/i

/** A new number. Drawn and not counted: it says nothing of how many requests there are. */
export function newQuoteNumber(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `Q-${part()}-${part()}`
}

/** Address of the page that tells what became of a request, without a language; its key opens it alone. */
export const statusAddress = (number: string): string =>
  `/quote/status/${number.toLowerCase()}?key=${keyOf(number)}`

/** Address of a file of the offer that the page of a request shows, by the same key. */
export const offerAddress = (number: string, id: string): string =>
  `/api/quote-requests/${number.toLowerCase()}/offers/${id}?key=${keyOf(number)}`

/**
 * The number that an address names in small letters.
 * @returns undefined where it is none, or the key is not that of its page
 */
export function openedNumber(named: string, key: string | undefined): string | undefined {
  const number = named.toUpperCase()
  // The signature first: only addresses of ours are looked for in the database.
  return pattern.test(named) && areEqual(key ?? '', keyOf(number)) ? number : undefined
}

const keyOf = (number: string): string => signTexts('quote status', number)
