import type { TextField } from 'payload'

/** A localized text that must not be blank, with the message that the specification gives for it. */
export const requiredText = (name: string, message: string): TextField => ({
  name,
  type: 'text',
  required: true,
  localized: true,
  maxLength: 200,
  validate: (value: unknown) => {
    if (typeof value !== 'string' || value.trim() === '') return message
    return value.length <= 200 || `${name} must not be longer than 200 characters`
  },
})
