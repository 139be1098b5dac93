import type { z } from 'zod'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import { languagesPath } from '@/src/contract/staff/all-languages'
import { defaultLanguage, languages, type Language } from '@/src/i18n/languages'
import { askForApproval } from '@/src/staff/workflow/approvals'
import { write, writePath, type Collection, type Written } from '../api/records'
import { type ByLanguage, getChanges, type TextFields, textsToApi } from './localized'
import { type FieldErrors, findFieldErrors } from './field-errors'
import type { StoredVisibility, Visibility } from './visibility'

/** An entry as its form reads it. */
export interface StoredEntry extends StoredVisibility {
  id: string
  updatedAt: string
  slug: string
  /** Texts, in all languages. */
  [localized: string]: unknown
}

type Choosing = Pick<Visibility, 'saveAs' | 'publishAt'>

/** A record that was just saved. */
export type Saved = Pick<StoredEntry, 'id' | 'slug'>

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
   * Writes an entry in all its languages by one call. Of an existing entry only what changed is sent (section 7).
   * What is to wait, or to be published with what waits, is saved as a draft first.
   * @param isForced whether to write over what somebody else saved meanwhile
   */
  async function save(
    values: Values,
    existing: Stored | undefined,
    isForced: boolean,
  ): Promise<Saved> {
    const before = kind.valuesOf(existing)
    const { saveAs, publishAt } = values
    const isDraft = saveAs !== undefined && saveAs !== 'alone'
    const textsIn = (lng: Language) => toApi(getChanges(before.texts[lng], values.texts[lng]))
    const translations = Object.fromEntries(
      languages
        .filter((lng) => lng !== defaultLanguage)
        .map((lng) => [lng, textsIn(lng)] as const)
        .filter(([, texts]) => Object.keys(texts).length > 0),
    )
    const isTranslated = Object.keys(translations).length > 0
    const shared = existing
      ? { ...getChanges(sharedToApi(before), sharedToApi(values)), ...textsIn(defaultLanguage) }
      : inEnglish(values)
    const body = {
      ...shared,
      ...(isTranslated ? { translations } : {}),
    }
    let saved: Saved = existing ?? { id: '', slug: '' }
    if (Object.keys(body).length > 0) {
      const { doc } = await write<Written<Saved>>(
        collection,
        existing ? (isTranslated ? 'PATCH' : method) : 'POST',
        [
          existing ? `/${existing.id}` : '',
          isTranslated ? languagesPath : '',
          existing && isDraft ? '?draft=true' : '',
        ].join(''),
        { ...body, ...(isDraft ? { _status: 'draft' } : {}) },
        existing && !isForced ? { [unmodifiedSince]: existing.updatedAt } : undefined,
      )
      saved = doc
    }
    if (saved.id !== '') await finishDraft(collection, saved.id, { saveAs, publishAt })
    return saved
  }

  return { check, save }
}

/** Does with a draft that was just saved what its author chose. */
async function finishDraft(
  collection: Collection,
  id: string,
  { saveAs, publishAt }: Choosing,
): Promise<void> {
  if (saveAs === 'ask') await askForApproval(writePath, { collection, id })
  if (saveAs === 'schedule') await write(collection, 'POST', `/${id}/schedule`, { at: publishAt })
  if (saveAs === 'publish')
    await write(collection, 'PATCH', `/${id}?draft=true`, { _status: 'published' })
}
