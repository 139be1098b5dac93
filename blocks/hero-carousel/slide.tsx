import { Bleed } from '@/src/components/bleed'
import { Breakable } from '@/src/components/breakable'
import { CallLink } from '@/src/components/call-link'
import type { PackedPicture } from '@/src/domain/media/pictures/packed-picture'
import { Film, type FilmSources } from './film.client'
import css from './hero-carousel.module.css'

/** Slide for the browser: missing parts are left out. */
export interface ShownSlide {
  heading: string
  /** The heading in pieces between which a line may end, where spaces do not tell. */
  phrases?: string[]
  subheading?: string
  link?: { href: string; text: string }
  /** Language of the words, where it is not the page's. */
  lang?: string
  picture?: PackedPicture
  /** Colour of the words, and where they stand, as `Bleed` takes them. */
  words?: 'dark'
  place?: 'end'
  film?: FilmSources
}

interface Props {
  slide: ShownSlide
  newTabHint: string
  isFirst: boolean
}

/** One slide: words on a picture or a film of our own. Films of other hosts are only linked to. */
export function Slide({ slide, newTabHint, isFirst }: Props) {
  const { heading, phrases = [heading], subheading, link, lang } = slide
  const { picture = null, words, place, film } = slide
  return (
    <Bleed
      className={css.slide}
      picture={picture}
      words={words}
      place={place}
      isFirst={isFirst}
      over={film ? <Film className={css.film} {...film} /> : null}
    >
      <h2 className={css.heading} lang={lang}>
        <Breakable pieces={phrases} />
      </h2>
      {subheading ? (
        <p className={css.subheading} lang={lang}>
          {subheading}
        </p>
      ) : null}
      {link ? (
        <p>
          <CallLink {...link} lang={lang} newTabHint={newTabHint} />
        </p>
      ) : null}
    </Bleed>
  )
}
