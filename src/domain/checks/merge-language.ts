import type { Language } from '@/src/i18n/languages'
import { asRecord, asRows } from '@/src/platform/values/stored-values'
import { isLocalized, mapParts, type Schema } from '@/src/platform/values/walk-fields'

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
  const before = asRecord(stored)
  const merged: Record<string, unknown> = { ...before, ...written }
  for (const field of fields) {
    const { name } = field
    if (!(name in written)) continue
    merged[name] = isLocalized(field)
      ? { ...asRecord(before[name]), [lng]: written[name] }
      : mapParts(field, written[name], blocks, ({ data, fields: inner, index }) => {
          const { id } = data
          const same =
            index === undefined
              ? before[name]
              : asRows(before[name]).find((one) => id !== undefined && one.id === id)
          return mergeLanguage(same, data, lng, { fields: inner, blocks })
        })
  }
  return merged
}
