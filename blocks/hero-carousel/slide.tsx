import { Bleed } from '../../src/components/bleed'
import { ButtonLink } from '../../src/components/button-link'
import { Phrases } from '../../src/components/phrases'
import type { Picture as PictureData } from '../../src/contract/picture'
import { idOf } from '../../src/data/pictures'
import { mediaAddress } from '../../src/lib/uploads'
import { filmThumbnail } from '../../src/lib/video-site'
import { Film, type FilmSources } from './film.client'
import css from './hero-carousel.module.css'
import type { SlideData } from './slide-href'

interface Props {
  slide: SlideData
  href: string | null
  /** Id on the video site, for the thumbnail of a film without a picture of ours. */
  filmId: string | null
  pictures: Record<string, PictureData>
  newTabHint: string
  isFirst: boolean
}

/** One slide: words on a picture or a film of our own. Films of other hosts are only linked to. */
export function Slide({ slide, href, filmId, pictures, newTabHint, isFirst }: Props) {
  const known = pictures[idOf(slide.picture) ?? '']
  const picture = known ?? (filmId && !slide.picture ? { url: filmThumbnail(filmId) } : null)
  const sources = slide.type === 'video' ? sourcesOf(slide) : null
  return (
    <Bleed
      className={css.slide}
      picture={picture}
      words={slide.words}
      place={slide.place}
      isFirst={isFirst}
      over={sources ? <Film className={css.film} {...sources} /> : null}
    >
      <h2 className={css.heading}>
        <Phrases>{slide.heading}</Phrases>
      </h2>
      {slide.subheading ? <p className={css.subheading}>{slide.subheading}</p> : null}
      {href && slide.ctaText ? (
        <p>
          <ButtonLink href={href} text={slide.ctaText} newTabHint={newTabHint} />
        </p>
      ) : null}
    </Bleed>
  )
}

function sourcesOf(slide: SlideData): FilmSources {
  const addresses = (...films: (string | null | undefined)[]) =>
    films
      .filter((film) => typeof film === 'string' && film !== '')
      .map((film) => mediaAddress(film as string))
  return {
    wide: addresses(slide.src, slide.srcWebm),
    upright: addresses(slide.portraitSrc, slide.portraitSrcWebm),
  }
}
