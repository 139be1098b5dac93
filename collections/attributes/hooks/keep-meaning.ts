import type { CollectionBeforeChangeHook } from 'payload'
import { fieldRefusal } from '@/src/payload/errors'
import { isSameQuantity, isUnit } from '@/src/domain/catalogue/attributes/units'

/**
 * Products hold values under the key, in the form of the kind and in units of one quantity: those stay as they are
 * from the beginning on. An attribute of another meaning is another attribute.
 */
export const keepMeaning: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const before = originalDoc as { key?: unknown; kind?: unknown; unit?: unknown }
  for (const name of ['key', 'kind'] as const) {
    if (data[name] !== undefined && data[name] !== before[name])
      throw fieldRefusal(
        name,
        `${name} cannot be changed: products have values of it`,
        'attributes',
      )
  }
  const { unit } = data as { unit?: unknown }
  // MongoDB leaves out what SQLite keeps as null.
  if (unit === undefined || unit === (before.unit ?? null)) return data
  if (!isUnit(unit) || !isUnit(before.unit) || !isSameQuantity(unit, before.unit))
    throw fieldRefusal(
      'unit',
      `unit must be one that ${before.unit ?? 'none'} is converted to`,
      'attributes',
    )
  return data
}
