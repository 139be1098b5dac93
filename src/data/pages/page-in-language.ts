import type { Page as PageDoc } from '@/payload-types'
import { shownInSearch } from '@/src/domain/links/public-page'
import { placesIn } from '@/src/domain/pages/places'

type Texts = Pick<PageDoc, 'title' | 'seo'>

/**
 * A page as it is shown in a language other than English, before its texts are marked. While places of a starter text are
 * to be filled in there, visitors read the English page; and texts for search engines that were not translated do not go
 * before a title that was.
 * @param doc as read in the language, with English where a translation is missing
 * @param english the same page in English
 */
export function pageInLanguage<Doc extends PageDoc>(doc: Doc, english: Doc | undefined): Doc {
  if (!english) return doc
  // Only staff read drafts, and see what is left to do.
  if (doc._status !== 'draft' && placesIn(doc).length > 0) return english
  const { title, description } = shownInSearch(seoTexts(doc), seoTexts(english))
  return { ...doc, seo: { ...doc.seo, title: title === doc.title ? null : title, description } }
}

const seoTexts = ({ title, seo }: Texts) => ({
  title,
  seoTitle: seo?.title || null,
  seoDescription: seo?.description || null,
})
