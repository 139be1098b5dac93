import type { TextFieldSingleValidation } from 'payload'

/** A check of a text that keeps its `maxLength` as well: ours take the place of Payload's own, which would. */
export const withinLength =
  (check: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) => {
    const { maxLength, req } = options
    return typeof value === 'string' && maxLength !== undefined && value.length > maxLength
      ? req.t('validation:shorterThanMax', { maxLength })
      : check(value, options)
  }
