import 'server-only'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import { describedRows } from './catalogue-rows'
import { listCategories } from './categories'

/** Every public product with all that it is filtered by, in one language. */
export async function getCatalogue(lng: Language): Promise<Catalogue> {
  const [{ rows, attributes }, categories] = await Promise.all([
    describedRows(lng),
    listCategories({ lng }),
  ])
  const t = getT(lng)
  return {
    rows,
    attributes,
    categories,
    lng,
    words: {
      yes: t('product.yes'),
      no: t('product.no'),
      sides: {
        width: t('attributes.width'),
        depth: t('attributes.depth'),
        height: t('attributes.height'),
      },
    },
  }
}
