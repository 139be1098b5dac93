import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { getProduct } from '@/src/data/catalogue/products'
import { isOrderable } from '@/src/domain/catalogue/life-cycle'
import { addingAddress, quoteAddress } from '@/src/domain/quotes/positions'
import { getT } from '@/src/i18n/server'
import type { Language } from '@/src/i18n/languages'
import type { PageQuery } from '../define'

/** Topic with which a visitor comes to the form, from the address. */
export interface Topic {
  /** As the visitor reads it; empty where there is nothing but an interest. */
  text: string
  /** As the staff reads it, in English. */
  subject: string
  interest: string
  /** Address of the quote list with the product, if the form was opened to ask for a quote; else empty. */
  list: string
}

/**
 * The topic of `?product=<slug>&request=quote|demo&interest=<id>`; what is unknown is left out.
 * @param interests that the form offers
 */
export async function topicOf(
  query: PageQuery,
  lng: Language,
  interests: readonly string[],
): Promise<Topic> {
  const product = query.product
    ? await withFallback(getProduct({ lng, key: query.product }), null)
    : null
  return {
    text: subjectIn(lng, query.request, product?.name),
    subject: subjectIn('en', query.request, product && `${product.name} (${product.slug})`),
    interest: interests.find((interest) => interest === query.interest) ?? '',
    list: query.request === 'quote' ? listOf(product) : '',
  }
}

const listOf = (product: Product | null): string =>
  product && isOrderable(product.lifeCycle)
    ? addingAddress([{ slug: product.slug, amount: 1 }])
    : quoteAddress([])

function subjectIn(lng: Language, request?: string, product?: string | null): string {
  const t = getT(lng)
  if (request === 'quote') {
    return product ? t('contact.quoteFor', { product }) : t('contact.quote')
  }
  if (request === 'demo') return product ? t('contact.demoOf', { product }) : t('contact.demo')
  return product ? t('contact.questionAbout', { product }) : ''
}
