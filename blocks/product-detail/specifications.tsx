import { specificationText } from '../../src/lib/text'
import css from './product-detail.module.css'

interface Props {
  values: Record<string, unknown>
  title: string
}

/** What a product is, in pairs of name and value. */
export function Specifications({ values, title }: Props) {
  const pairs = Object.entries(values)
  if (pairs.length === 0) return null
  return (
    <div className={css.specifications}>
      <h2 className={css.heading}>{title}</h2>
      <dl className={css.grid}>
        {pairs.map(([name, value]) => (
          <div key={name} className={css.pair}>
            <dt>{name}</dt>
            <dd>{specificationText(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
