import type { CSSProperties } from 'react'
import type { ShownPicture } from '../lib/shown-pictures'
import { mediaAddress } from '../lib/uploads'
import css from './picture.module.css'

interface Props {
  picture: ShownPicture
  /** Said where the media library has no text for the picture; empty for one that only decorates. */
  alt?: string
  /**
   * How wide the picture is on the page, as the attribute `sizes` takes it. For the full width of a phone
   * we say `87vw`, a little less than shown: the next larger width would be twice the bytes.
   */
  sizes: string
  /** For the first picture of a page: it is fetched before everything else. */
  isFirst?: boolean
  className?: string
}

/**
 * A picture in the width that fits. The first of a page stands over a blur of itself until it has come;
 * those further down are fetched ahead of the visitor, and their blurs would only make the page heavier.
 * One that fails to load is hidden by the script in the page's head, which works before any component.
 */
export function Picture({ picture, alt = '', sizes, isFirst = false, className }: Props) {
  const { url, width, height, blur, widths = [] } = picture
  const style: CSSProperties | undefined =
    isFirst && blur ? { backgroundImage: `url("${blur}")` } : undefined
  return (
    // The server resizes pictures at upload, so there is nothing left for next/image to do.
    <img
      className={[css.picture, className].filter(Boolean).join(' ')}
      src={mediaAddress(url)}
      srcSet={widths.length > 1 ? srcSetOf(widths) : undefined}
      sizes={widths.length > 1 ? sizes : undefined}
      alt={picture.alt || alt}
      width={width || undefined}
      height={height || undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      style={style}
    />
  )
}

/** The widths of a picture, as the attribute `srcset` takes them. */
export const srcSetOf = (widths: NonNullable<ShownPicture['widths']>): string =>
  widths.map(({ url, width }) => `${mediaAddress(url)} ${width}w`).join(', ')
