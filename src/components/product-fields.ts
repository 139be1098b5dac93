import type { ProductField } from '@/src/contract/product-field'
import { productFields } from '@/src/contract/product-fields'
import { formatAmount, formatDate, formatNumber } from '../i18n/format'
import type { Language } from '../i18n/languages'
import { inLanguage } from '../i18n/localized'
import { getFieldValue } from '../domain/catalogue/product-fields'

/** The fields that pages of a product show, in words; those that say nothing of this product are left out. */
export const shownProductFields = (
  product: object,
  lng: Language,
  yes: string,
): Record<string, string> =>
  Object.fromEntries(
    productFields
      .filter(({ isShown }) => isShown)
      .map((field) => [inLanguage(field.label, lng), formatProductField(field, product, lng, yes)])
      .filter(([, words]) => words !== ''),
  )

/** A field of a product in words, empty where it has no value. */
export function formatProductField(
  field: ProductField,
  product: object,
  lng: Language,
  yes: string,
): string {
  const value = getFieldValue(field, product)
  if (value === null || value === false) return ''
  switch (field.kind) {
    case 'number':
      return field.unit
        ? formatAmount(Number(value), inLanguage(field.unit, lng), lng)
        : formatNumber(Number(value), lng)
    case 'checkbox':
      return yes
    case 'select': {
      const option = field.options.find((one) => one.value === value)
      return option ? inLanguage(option.label, lng) : String(value)
    }
    case 'date':
      return formatDate(String(value), lng)
    case 'text':
    case 'textarea':
      return String(value)
  }
}
