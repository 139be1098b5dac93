import type { Seo } from '@/src/contract/seo'

/** Texts of a record and its texts for search engines, in one language. */
interface SeoTexts extends Seo {
  title: string
  description?: string | null
}

/**
 * Title and description under which search engines and other sites show a record: those written for them, else its own.
 * One that was not translated stands in English; where the record's own text was, that goes before it. A record
 * without a description of its own is taken for translated where its title is.
 * @param english the same record in English; null where this is English
 */
export const shownInSearch = (
  told: SeoTexts,
  english: SeoTexts | null,
): Pick<SeoTexts, 'title' | 'description'> => {
  const isLeftInEnglish = (written: keyof Seo, own: 'title' | 'description') =>
    english !== null && told[written] === english[written] && told[own] !== english[own]
  return {
    title: isLeftInEnglish('seoTitle', 'title') ? told.title : (told.seoTitle ?? told.title),
    description: isLeftInEnglish('seoDescription', told.description ? 'description' : 'title')
      ? told.description
      : (told.seoDescription ?? told.description),
  }
}
