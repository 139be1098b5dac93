import type { TextField } from 'payload'
import { linkOrNothingPattern } from '@/src/contract/patterns'
import { isSafeLink } from '@/src/domain/links/link'
import { withinLength } from './within-length'

/** A link: a path of this site or an http(s) address. */
export const linkField = (name: string, options: Partial<TextField> = {}): TextField =>
  ({
    name,
    type: 'text',
    maxLength: 2000,
    custom: { pattern: linkOrNothingPattern },
    // It takes the place of Payload's own check, which would ask for what is required.
    validate: withinLength((value: unknown) => {
      if (value === null || value === undefined || value === '') {
        return options.required ? `${name} is required` : true
      }
      const isLink = typeof value === 'string' && isSafeLink(value)
      return isLink || `${name} must be a path of this site or an http(s) address`
    }),
    ...options,
  }) as TextField
