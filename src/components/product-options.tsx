import type { ProductGroup } from '../domain/catalogue/categories'

interface Props {
  groups: ProductGroup[]
  /** Stands first and is no choice. */
  choose: string
}

/** The options of a list to choose a product from, by category. */
export const ProductOptions = ({ groups, choose }: Props) => (
  <>
    <option value="">{choose}</option>
    {groups.map(({ name, products }) => {
      const options = products.map((product) => (
        <option key={product.slug} value={product.slug}>
          {product.name}
        </option>
      ))
      return name === '' ? (
        options
      ) : (
        <optgroup key={name} label={name}>
          {options}
        </optgroup>
      )
    })}
  </>
)
