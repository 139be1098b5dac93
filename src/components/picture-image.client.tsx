'use client'

import type { CSSProperties } from 'react'
import { formatSrcSet, type PackedPicture } from '../domain/media/pictures/packed-picture'
import css from './picture.module.css'

interface Props extends PackedPicture {
  sizes?: string
  isFirst?: boolean
  className?: string
}

/** A style sheet may hold on to another point, where none was chosen: `var(--focus, 78% 50%)`. */
const styleOf = ({
  blur,
  position,
}: Pick<Props, 'blur' | 'position'>): CSSProperties | undefined =>
  blur || position
    ? {
        ...(blur ? { backgroundImage: `url("${blur}")` } : {}),
        ...(position ? { '--focus': position } : {}),
      }
    : undefined

/**
 * The image of a `Picture`. It runs in the browser too: as part of the server's tree every address of it
 * would be in the page a second time, and that was a fifth of the home page.
 */
export function PictureImage({
  isFirst = false,
  blur,
  widths,
  position,
  className,
  ...image
}: Props) {
  const { src, alt = '', width, height, sizes } = image
  return (
    // The server resizes pictures at upload, so there is nothing left for next/image to do.
    <img
      className={[css.picture, className].filter(Boolean).join(' ')}
      src={src}
      srcSet={formatSrcSet({ src, width, widths })}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      style={styleOf({ blur, position })}
      // `src/platform/browser/head-script.ts` marks it once it is there, which may be before React looks at it.
      suppressHydrationWarning
    />
  )
}
