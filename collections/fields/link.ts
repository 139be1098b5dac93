import type { TextField } from 'payload'
import { isSafeLink } from '../../src/lib/link'

/** A link: a path of this site or an http(s) address. */
export const linkField = (name: string, options: Partial<TextField> = {}): TextField =>
  ({
    name,
    type: 'text',
    maxLength: 2000,
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === '' ||
      (typeof value === 'string' && isSafeLink(value)) ||
      `${name} must be a path of this site or an http(s) address`,
    ...options,
  }) as TextField
