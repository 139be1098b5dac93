import {
  type PackedPicture,
  packPicture,
  type ShownPicture,
} from '../domain/media/pictures/packed-picture'
import { PictureImage } from './picture-image.client'

interface Props {
  picture: ShownPicture | PackedPicture
  /** Said where the media library has no text for the picture; empty for one that only decorates. */
  alt?: string
  /**
   * Width of the picture on the page, as the attribute `sizes` takes it. For the full width of a phone we say `87vw`, a
   * little less than shown: the next larger width would be twice the bytes.
   */
  sizes: string
  /** For the first picture of a page: it is fetched before everything else. */
  isFirst?: boolean
  /** For one that comes into view by a choice: it stands over its blur, too, and is fetched once it is shown. */
  isChosen?: boolean
  className?: string
}

/**
 * A picture in the width that fits. The first of a page stands over a blur of itself until it has come;
 * those further down are fetched ahead of the visitor, and their blurs would only make the page heavier.
 * One that fails to load is hidden by the script in the page's head, which works before any component.
 */
export function Picture({
  picture,
  alt,
  sizes,
  isFirst = false,
  isChosen = false,
  className,
}: Props) {
  const { blur, ...packed } = 'src' in picture ? picture : packPicture(picture)
  return (
    <PictureImage
      {...packed}
      {...(packed.alt || !alt ? {} : { alt })}
      {...(packed.widths ? { sizes } : {})}
      {...(isFirst ? { isFirst } : {})}
      {...((isFirst || isChosen) && blur ? { blur } : {})}
      {...(className ? { className } : {})}
    />
  )
}
