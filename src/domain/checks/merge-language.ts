import type { FlattenedField } from 'payload'
import type { Language } from '@/src/i18n/languages'
import type { Schema } from './content'
import { isRecord } from '@/src/platform/values/stored-values'

/**
 * A document in all its languages as it will be stored once one language of it is written.
 * @param stored with an object by language for each localized value; nothing where the document is new
 * @param written the whole document in one language
 */
export function mergeLanguage(
  stored: unknown,
  written: Record<string, unknown>,
  lng: Language,
  { fields, blocks }: Schema,
): Record<string, unknown> {
  const before = isRecord(stored) ? stored : {}
  const merged: Record<string, unknown> = { ...before, ...written }
  const inner = (value: unknown, row: unknown, own: FlattenedField[]) =>
    isRecord(row) ? mergeLanguage(value, row, lng, { fields: own, blocks }) : row
  for (const field of fields) {
    const { name } = field
    const value = written[name]
    if (!(name in written)) continue
    if ('localized' in field && field.localized) {
      merged[name] = { ...(isRecord(before[name]) ? before[name] : {}), [lng]: value }
    } else if (field.type === 'group' || field.type === 'tab') {
      merged[name] = inner(before[name], value, field.flattenedFields)
    } else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      const known: unknown[] = Array.isArray(before[name]) ? before[name] : []
      merged[name] = value.map((row: unknown) => {
        const { id, blockType } = isRecord(row) ? row : {}
        const same = known.find((one) => id !== undefined && isRecord(one) && one.id === id)
        const own =
          field.type === 'array'
            ? field.flattenedFields
            : blocks.find(({ slug }) => slug === blockType)?.flattenedFields
        return inner(same, row, own ?? [])
      })
    }
  }
  return merged
}
