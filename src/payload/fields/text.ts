import type { TextField, TextFieldSingleValidation } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'

/** A check of a text that keeps its `maxLength` as well: ours take the place of Payload's own, which would. */
export const withinLength =
  (check: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) => {
    const { maxLength, req } = options
    return typeof value === 'string' && maxLength !== undefined && value.length > maxLength
      ? req.t('validation:shorterThanMax', { maxLength })
      : check(value, options)
  }

/**
 * A localized text that must not be blank, with the message that the specification gives for it. Of a
 * record that exists other languages may leave it out: visitors then get the English one.
 */
export const requiredText = (name: string, message: string, maxLength = 200): TextField => ({
  name,
  type: 'text',
  required: true,
  localized: true,
  maxLength,
  validate: (value: unknown, { operation, req }) => {
    if (typeof value !== 'string' || value.trim() === '') {
      const isTranslation =
        operation === 'update' && (req.locale ?? defaultLanguage) !== defaultLanguage
      return isTranslation || message
    }
    return value.length <= maxLength || `${name} must not be longer than ${maxLength} characters`
  },
})
