import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/src/components/picture'
import { Zoom } from '@/src/components/zoom/zoom.client'
import type { ZoomWords } from '@/src/components/zoom/zoom-dialog.client'
import { ZoomLink } from '@/src/components/zoom/zoom-link'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { ScrollViews } from './gallery.client'
import css from './gallery.module.css'

interface Props {
  name: string
  pictures: ShownPicture[]
  label: string
  noImage: string
  viewLabel: (number: number) => string
  /** Label of the link that enlarges a view. */
  openLabel: (number: number) => string
  zoomWords: ZoomWords
  /** Before the filmstrip. */
  children?: ReactNode
}

/**
 * The views of a product: a strip that is swiped or scrolled, and a filmstrip of links into it, which
 * need no scripts.
 */
export function Gallery({ name, pictures, label, noImage, viewLabel, ...zoom }: Props) {
  const { openLabel, zoomWords, children } = zoom
  const [main] = pictures
  const shape = main?.width && main.height ? main.width / main.height : 4 / 3
  const plate = { '--shape': Math.min(Math.max(shape, 0.8), 4 / 3) } as CSSProperties
  if (!main) {
    return (
      <div className={css.gallery} style={plate}>
        <div className={css.none}>{noImage}</div>
        <div className={css.strip}>{children}</div>
      </div>
    )
  }
  const hasViews = pictures.length > 1
  return (
    <div id={place} className={css.gallery} style={plate} data-gallery>
      <div
        className={css.views}
        {...(hasViews ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        {pictures.map((picture, index) => (
          <div key={picture.url} id={`view-${index + 1}`} className={css.view}>
            <ZoomLink
              className={css.large}
              picture={picture}
              index={index}
              label={openLabel(index + 1)}
            >
              <Picture
                className={css.picture}
                picture={picture}
                alt={index === 0 ? name : `${name}, ${viewLabel(index + 1)}`}
                sizes="(min-width: 960px) 55vw, 87vw"
                isFirst={index === 0}
              />
            </ZoomLink>
          </div>
        ))}
      </div>
      <div className={css.strip}>
        {children}
        {hasViews ? (
          <ul className={css.film}>
            {pictures.map((picture, index) => (
              <li key={picture.url}>
                <a href={`#view-${index + 1}`} aria-label={viewLabel(index + 1)}>
                  <Picture className={css.small} picture={{ ...picture, alt: '' }} sizes="120px" />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {hasViews ? <ScrollViews /> : null}
      <Zoom place={place} words={zoomWords} />
    </div>
  )
}

const place = 'pictures'
