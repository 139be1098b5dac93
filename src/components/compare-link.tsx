import type { TFunction } from 'i18next'
import css from './compare-link.module.css'

interface Props {
  product: { slug: string; name: string }
  t: TFunction
}

/**
 * Leads to the comparison with this product in it; where scripts run, `compare-tray.client` collects
 * several first.
 */
export const CompareLink = ({ product, t }: Props) => (
  <a
    className={css.link}
    href={`/products/compare?ids=${product.slug}`}
    data-compare={product.slug}
    rel="nofollow"
  >
    {t('compare.add')}
    <span className="visually-hidden">: {product.name}</span>
  </a>
)
