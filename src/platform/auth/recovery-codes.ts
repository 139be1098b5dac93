import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const count = 10
const groups = 4
const perGroup = 4

/** Ten codes of four groups, of almost 80 bits each, such as `k3hd-9apx-w2mn-7tqc`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: perGroup }, () => signs[randomInt(signs.length)]).join(''),
    ).join('-'),
  )

/** Returns the stored hash of a code. Codes are as random as keys, so a plain hash is enough. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex')
