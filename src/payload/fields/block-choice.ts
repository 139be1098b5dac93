import type { SelectField } from 'payload'

/** A choice of how a block looks; the first option is what it looks like unasked. */
export const blockChoice = <Value extends string>(
  name: string,
  options: { value: Value; label: string }[],
  description?: string,
): SelectField => ({
  name,
  type: 'select',
  options,
  defaultValue: options[0]?.value,
  admin: { description },
})
