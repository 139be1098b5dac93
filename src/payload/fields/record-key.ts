import type { TextField } from 'payload'

/**
 * The slug or id of a record that a block shows. It is a text, not a relation, because detail routes
 * draw the same blocks with what stands in the address.
 */
export const recordKey = (name: string): TextField => ({
  name,
  type: 'text',
  required: true,
  maxLength: 100,
  admin: { description: `Slug or id of the ${name}` },
})
