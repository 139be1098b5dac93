import type { TFunction } from 'i18next'
import type { ConcernedProduct } from '@/src/contract/security-notice'

/** The versions of a product that a row of a notice means. */
export function rangeText(
  { from, before }: Pick<ConcernedProduct, 'from' | 'before'>,
  t: TFunction,
) {
  if (from && before) return t('notices.range.between', { from, before })
  if (from) return t('notices.range.from', { from })
  return before ? t('notices.range.before', { before }) : t('notices.range.all')
}
