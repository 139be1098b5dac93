import { findRefusal } from './dictionary'

/** Translates a text of `locales/<language>/staff.json`. */
export type SayRefusal = (key: string, values: Record<string, string | number>) => string

/** Says what is wrong with a field. */
export const problemText = (say: SayRefusal, message: string): string =>
  knownText(say, message) ?? (isSentence(message) ? message : say('problem.other', {}))

/** Says why a call failed: what the message tells, else what its status does. */
export const failureText = (say: SayRefusal, status: number, message: string): string =>
  knownText(say, message) ??
  (status < 500 && isSentence(message) ? message : say(failureKey(status), {}))

/** The text of a message that the dictionary has. */
export function knownText(say: SayRefusal, message: string): string | undefined {
  const found = findRefusal(message)
  if (!found) return undefined
  const { name } = found.values
  const isNobody = name === 'Somebody else'
  return say(
    found.key,
    isNobody ? { ...found.values, name: say('inPlace.somebody', {}) } : found.values,
  )
}

/** The key of what a status means to whoever made the call. */
export const failureKey = (status: number): string =>
  byStatus[status] ?? (status < 500 ? 'failure.refused' : 'failure.server')

const byStatus: Record<number, string> = {
  401: 'failure.signedOut',
  403: 'failure.forbidden',
  404: 'failure.gone',
  409: 'failure.conflict',
  413: 'failure.tooLarge',
  423: 'refusal.locked',
  429: 'failure.tooMany',
}

/** Tells a rule of the site in words from words of code: it says more than that something is wrong. */
const isSentence = (message: string): boolean =>
  isFinding(message) ||
  isTranslated(message) ||
  (/^[A-Z][a-z]* [a-z]/.test(message) &&
    !/^(?:Invalid|Too|Expected|Unrecognized|Failed query)\b|[<>=_{}[\]]|\w\.\w|[a-z][A-Z]/.test(
      message,
    ))

/** Payload says what it finds in the language of staff: our own messages are in English. */
const isTranslated = (message: string): boolean =>
  /[^\u0000-\u024f\u2000-\u206f]|[à-öø-ž]/.test(message)

/** The name of a field, and what a check found: the server says it in the language of its reader. */
const isFinding = (message: string): boolean =>
  /^\p{L}[^:：{}[\]]{0,120}[:：] ?[\p{Lu}\p{Lo}“«„「]/u.test(message)
