import type { TextareaField, TextField } from 'payload'

/** A line of text in a block, in every language. */
export const blockLine = (name: string, options: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', localized: true, maxLength: 200, ...options }) as TextField

/** Text of one paragraph a line in a block, in every language. */
export const blockText = (name: string, options: Partial<TextareaField> = {}): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 5000,
  ...options,
})
