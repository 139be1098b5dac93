import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded by `--import` into the programs of a test site: a password is hashed by a thousand rounds in place of the
 * 600,000 that Payload asks for, which cost a sixth of a second each and are not ours to test. A site's programs must
 * all load it or none: they compare hashes.
 */
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
  pbkdf2(password, salt, rounds === 600_000 ? 1000 : rounds, ...rest)
syncBuiltinESMExports()
