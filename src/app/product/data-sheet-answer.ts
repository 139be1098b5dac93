import { shownProductFields } from '@/src/components/product-fields'
import { serveDataSheet } from '@/src/data/data-sheet-file'
import { languageOf } from '@/src/i18n/language-of'

/**
 * Answers with the data sheet of a product; null where there is no such product in public.
 * @param language of the address; null where the visitor's own decides
 */
export const answerDataSheet = (
  request: Request,
  key: string,
  language: string | null,
): Promise<Response | null> =>
  serveDataSheet(request, {
    key,
    language,
    visitors: () => languageOf(request),
    fieldsOf: shownProductFields,
  })
