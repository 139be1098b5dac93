import type { z } from 'zod'
import { unmodifiedSince } from '@/src/contract/staff/conflict'
import { defaultLanguage, languages } from '@/src/i18n/languages'
import { write, type Collection, type Written } from '../api/records'
import { type ByLanguage, getChanges } from './localized'
import { type FieldErrors, findFieldErrors } from './field-errors'
import { textsToApi, type TextFields } from './text-fields'
import { finishDraft } from './finish-draft'
import type { StoredVisibility, Visibility } from './visibility'

/** An entry as its form reads it. */
export interface StoredEntry extends StoredVisibility {
  id: string
  updatedAt: string
  /** Texts, in all languages. */
  [localized: string]: unknown
}

type Choosing = Pick<Visibility, 'saveAs'>

interface Kind<Stored, Texts extends object, Values extends { texts: ByLanguage<Texts> }> {
  collection: Collection
  /** Method by which the documented calls change an entry of this collection (section 7). */
  method: 'PUT' | 'PATCH'
  /** Schema of the contract for a new entry. */
  input: z.ZodType
  texts: TextFields<Texts>
  valuesOf: (existing: Stored | undefined) => Values
  /** Returns the values that all languages share, as the API takes them. */
  sharedToApi: (values: Values) => object
}

/** Definition of the form of one kind of entry, whose texts are in all languages: checks and saving. */
export function localizedEntry<
  Stored extends StoredEntry,
  Texts extends object,
  Values extends Choosing & { texts: ByLanguage<Texts> },
>(kind: Kind<Stored, Texts, Values>) {
  const { collection, method, sharedToApi } = kind
  const toApi = (texts: Partial<Texts>) => textsToApi(kind.texts, texts)
  const inEnglish = (values: Values) => ({
    ...sharedToApi(values),
    ...toApi(values.texts[defaultLanguage]),
  })

  const check = (values: Values): FieldErrors => findFieldErrors(kind.input, inEnglish(values))

  /**
   * Writes what all languages share together with English, then every language that changed. Of an
   * existing entry only what changed is sent (section 7).
   * What is to wait, or to be published with what waits, is saved as a draft first.
   * @param isForced whether to write over what somebody else saved meanwhile
   */
  async function save(values: Values, existing: Stored | undefined, isForced: boolean) {
    const before = kind.valuesOf(existing)
    const others = languages
      .filter((lng) => lng !== defaultLanguage)
      .map((lng) => ({ lng, changes: getChanges(before.texts[lng], values.texts[lng]) }))
      .filter(({ changes }) => Object.keys(changes).length > 0)

    const { saveAs } = values
    const isDraft = saveAs !== undefined && saveAs !== 'alone'
    const status = isDraft ? { _status: 'draft' } : {}
    const inLanguage = (lng: string) => `?locale=${lng}${isDraft ? '&draft=true' : ''}`

    if (!existing) {
      const { doc } = await write<Written<{ id: string }>>(collection, 'POST', '', {
        ...inEnglish(values),
        ...status,
      })
      for (const { lng, changes } of others) {
        await write(collection, method, `/${doc.id}${inLanguage(lng)}`, toApi(changes))
      }
      await finishDraft(collection, doc.id, saveAs)
      return
    }
    // Only the first write asks whether somebody was faster: the others follow it at once.
    let guard = isForced ? undefined : { [unmodifiedSince]: existing.updatedAt }
    const body = {
      ...getChanges(sharedToApi(before), sharedToApi(values)),
      ...toApi(getChanges(before.texts[defaultLanguage], values.texts[defaultLanguage])),
    }
    if (Object.keys(body).length > 0) {
      const path = `/${existing.id}${isDraft ? '?draft=true' : ''}`
      await write(collection, method, path, { ...body, ...status }, guard)
      guard = undefined
    }
    for (const { lng, changes } of others) {
      await write(collection, method, `/${existing.id}${inLanguage(lng)}`, toApi(changes), guard)
      guard = undefined
    }
    await finishDraft(collection, existing.id, saveAs)
  }

  return { check, save }
}
