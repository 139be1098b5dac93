import { Bleed } from '../../src/components/bleed'
import { ButtonLink } from '../../src/components/button-link'
import type { PackedPicture } from '../../src/lib/packed-picture'
import { Film, type FilmSources } from './film.client'
import css from './hero-carousel.module.css'

/** What a slide shows; it goes to the browser, so what is not there is left out. */
export interface ShownSlide {
  heading: string
  /** Its pieces, where it may break between them only. */
  phrases?: string[]
  subheading?: string
  link?: { href: string; text: string }
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
  const {
    heading,
    phrases = [heading],
    subheading,
    link,
    picture = null,
    words,
    place,
    film,
  } = slide
  return (
    <Bleed
      className={css.slide}
      picture={picture}
      words={words}
      place={place}
      isFirst={isFirst}
      over={film ? <Film className={css.film} {...film} /> : null}
    >
      <h2 className={css.heading}>
        {phrases.map((phrase, index) => (index > 0 ? [<wbr key={index} />, phrase] : phrase))}
      </h2>
      {subheading ? <p className={css.subheading}>{subheading}</p> : null}
      {link ? (
        <p>
          <ButtonLink {...link} newTabHint={newTabHint} />
        </p>
      ) : null}
    </Bleed>
  )
}
