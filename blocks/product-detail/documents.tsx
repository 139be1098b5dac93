import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { DocumentRow } from '@/src/components/documents'
import css from '@/src/components/documents/documents.module.css'
import { Section } from '@/src/components/section'
import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { documentsOfProduct } from '@/src/data/downloads/documents'
import type { Language } from '@/src/i18n/languages'
import own from './product-detail.module.css'

interface Props {
  product: Product
  lng: Language
  t: Translate
}

/** List of a product's downloads; nothing without any. */
export async function Documents({ product, lng, t }: Props) {
  const documents = await withFallback(documentsOfProduct({ lng, id: product.id }), [])
  if (documents.length === 0) return null
  return (
    <Section labelledBy="documents">
      <BlockTitle heading="h2" id="documents">
        {t('documents.ofProduct')}
      </BlockTitle>
      <ul className={`${css.list} ${own.list}`}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} lng={lng} heading="h3" t={t} />
        ))}
      </ul>
    </Section>
  )
}
