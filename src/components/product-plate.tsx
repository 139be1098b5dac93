import type { ProductSummary } from '../contract/product'
import type { PackedPicture, ShownPicture } from '../domain/media/pictures/packed-picture'
import { Picture } from './picture'
import css from './product-plate.module.css'

interface Props {
  product: Pick<ProductSummary, 'name' | 'imageUrl'> & {
    picture?: ShownPicture | PackedPicture | null
  }
  noImage: string
  sizes: string
  isFirst?: boolean
}

/**
 * A product on the ground that it was photographed on. A picture that is wider than the plate runs out
 * into it, so that no edge shows.
 */
export function ProductPlate({ product, noImage, sizes, isFirst }: Props) {
  const picture = product.picture ?? (product.imageUrl ? { url: product.imageUrl } : null)
  const { width = 0, height = 0 } = product.picture ?? {}
  const isTall = width > 0 && width / height < 0.9
  return (
    <div className={css.plate}>
      {picture ? (
        <Picture
          className={[css.picture, isTall ? css.tall : css.wide].join(' ')}
          picture={{ ...picture, blur: undefined }}
          alt={product.name}
          sizes={sizes}
          isFirst={isFirst}
        />
      ) : (
        <span className={css.noImage}>{noImage}</span>
      )}
    </div>
  )
}
