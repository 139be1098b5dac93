import { LocalAnchor } from './local-link.client'
import css from './compare-link.module.css'

interface Props {
  product: { slug: string; name: string }
  text: string
}

/**
 * Leads to the comparison with this product in it; where scripts run, `compare-tray.client` collects
 * several first.
 */
export const CompareLink = ({ product, text }: Props) => (
  <LocalAnchor
    className={css.link}
    href={`/products/compare?ids=${product.slug}`}
    data-compare={product.slug}
    rel="nofollow"
  >
    {text}
    <span className="visually-hidden">: {product.name}</span>
  </LocalAnchor>
)
