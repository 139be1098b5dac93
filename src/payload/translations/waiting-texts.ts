import type { PayloadRequest } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import { fieldsIn, publicDoc, sourcesIn, type StoredRecord, type Tracked } from './records'
import { hashText, translationState } from './sources'
import type { TextToWrite } from './xliff/write-texts'

interface WaitingTexts {
  /** Visitors see the record, in some state. */
  isPublic: boolean
  /** Texts that can become public as they are. */
  ready: TextToWrite[]
  /** Count of those that cannot: their English is a draft too, or a machine wrote them and no person confirmed it. */
  held: number
}

/** Compares the texts of a language in the draft of a record with those that are public. */
export async function findWaitingTexts(
  req: PayloadRequest,
  tracked: Tracked,
  { id, doc }: StoredRecord,
  locale: string,
): Promise<WaitingTexts> {
  const shown = await publicDoc(req, tracked, id)
  if (!shown || doc._status !== 'draft') return { isPublic: shown !== null, ready: [], held: 0 }
  const before = new Map([...fieldsIn(req, tracked, shown)].map((field) => [field.key, field]))
  const sources = sourcesIn(doc)
  const ready: TextToWrite[] = []
  let held = 0
  for (const field of fieldsIn(req, tracked, doc)) {
    const { byLanguage, key } = field
    const own = before.get(key)
    if (hashText(own?.byLanguage[locale]) === hashText(byLanguage[locale])) continue
    const isSameEnglish =
      own !== undefined &&
      hashText(own.byLanguage[defaultLanguage]) === hashText(byLanguage[defaultLanguage])
    if (!isSameEnglish || translationState(field, locale, sources) === 'machine') held += 1
    else {
      const value = byLanguage[locale] ?? null
      ready.push({ collection: tracked.slug, id, tracked, path: own.path, value, isPublic: true })
    }
  }
  return { isPublic: true, ready, held }
}
