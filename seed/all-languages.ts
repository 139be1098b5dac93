import {
  type CollectionSlug,
  type Field,
  type FieldHook,
  type Payload,
  traverseFields,
  type Validate,
  ValidationError,
} from 'payload'
import type { Language } from '@/src/i18n/languages'

/** Texts that `takeTranslations` finds in the context of a save. */
export interface Translations {
  collection: CollectionSlug
  /** The document in further languages, each of the shape of the one that is saved. */
  in: Partial<Record<Language, Record<string, unknown>>>
}

const prepared = new WeakSet<Payload>()

/**
 * Lets one save write a document in all its languages, given as `context.translations`. Payload takes one language at a
 * time, so that a document in ten of them is written, and kept as a version, ten times.
 */
export function saveAllLanguages(payload: Payload): void {
  if (prepared.has(payload)) return
  prepared.add(payload)
  const localized = new Set<Field>()
  for (const { config } of Object.values(payload.collections)) {
    traverseFields({
      config: payload.config,
      fields: config.fields,
      callback: ({ field }) => {
        if ('localized' in field && field.localized && 'name' in field)
          localized.add(field as Field)
      },
    })
  }
  for (const field of localized) {
    if (!('hooks' in field)) continue
    const own = field.hooks?.beforeChange ?? []
    field.hooks = { ...field.hooks, beforeChange: [...own, takeTranslations(own)] }
  }
}

/**
 * Puts the field's other languages beside what is stored, whence Payload takes them when it writes.
 * @param own the field's other hooks, which every language goes through
 * @throws ValidationError where the field does not take what it would hold
 */
const takeTranslations =
  (own: FieldHook[]): FieldHook =>
  async (args) => {
    const { collection, context, path, siblingDocWithLocales, value } = args
    const translations = context.translations as Translations | undefined
    if (translations?.collection !== collection?.slug || !siblingDocWithLocales) return value
    const name = String(path.at(-1))
    for (const [locale, data] of Object.entries(translations?.in ?? {})) {
      const stored = Object(siblingDocWithLocales[name])
      let text = path.reduce<unknown>((inner, key) => Object(inner)[key], data) ?? stored[locale]
      // For SQLite a list that is not there would be an empty one, for which English does not stand in.
      text ??= null
      const inLanguage = { ...args, req: { ...args.req, locale: locale as Language } }
      for (const hook of own) {
        const changed = await hook({ ...inLanguage, value: text })
        if (changed !== undefined) text = changed
      }
      if (text !== null) await requireValid(text, inLanguage)
      siblingDocWithLocales[name] = { ...stored, [locale]: text }
    }
    return value
  }

async function requireValid(text: unknown, args: Parameters<FieldHook>[0]): Promise<void> {
  const { blockData, collection, data, field, operation, path, req, siblingData } = args
  if (!('validate' in field) || !field.validate) return
  const validate = field.validate as Validate
  const options: Partial<Parameters<Validate>[1]> = {
    blockData: Object(blockData),
    data: Object(data),
    event: 'submit',
    operation,
    path,
    preferences: { fields: {} },
    req,
    siblingData,
  }
  const result = await validate(text, { ...field, ...options } as Parameters<Validate>[1])
  if (result === true) return
  const place = path.join('.')
  throw new ValidationError({
    collection: collection?.slug,
    errors: [{ path: place, label: `${place} (${req.locale})`, message: result }],
  })
}
