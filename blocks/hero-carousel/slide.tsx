import { ButtonLink } from '../../src/components/button-link'
import { Picture } from '../../src/components/picture'
import type { Picture as PictureData } from '../../src/contract/picture'
import { idOf } from '../../src/data/pictures'
import type { Language } from '../../src/i18n/languages'
import { getT } from '../../src/i18n/server'
import { mediaAddress } from '../../src/lib/uploads'
import css from './hero-carousel.module.css'
import type { SlideData } from './slide-href'

interface Props {
  slide: SlideData
  href: string | null
  pictures: Record<string, PictureData>
  lng: Language
  isFirst: boolean
}

/** One slide: words beside a picture or a film of our own. Films of other hosts are only linked to. */
export function Slide({ slide, href, pictures, lng, isFirst }: Props) {
  const t = getT(lng)
  const picture = pictures[idOf(slide.picture) ?? '']
  return (
    <div className={css.slide}>
      <div className={css.words}>
        <h2 className={css.heading}>{slide.heading}</h2>
        {slide.subheading ? <p className={css.subheading}>{slide.subheading}</p> : null}
        {href && slide.ctaText ? (
          <p>
            <ButtonLink href={href} text={slide.ctaText} newTabHint={t('link.newTab')} />
          </p>
        ) : null}
      </div>
      <div className={css.frame}>
        {slide.type === 'video' && slide.src ? (
          <video
            className={css.picture}
            src={mediaAddress(slide.src)}
            poster={picture ? mediaAddress(picture.url) : undefined}
            loop
            muted
            playsInline
            preload="none"
            aria-hidden="true"
          />
        ) : picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes="(min-width: 900px) 60vw, 100vw"
            isFirst={isFirst}
          />
        ) : null}
      </div>
    </div>
  )
}
