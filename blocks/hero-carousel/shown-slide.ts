import type { HeroCarouselBlock } from '@/payload-types'
import type { Picture } from '@/src/contract/picture'
import type { Settings } from '@/src/contract/settings'
import { detectLang } from '@/src/i18n/page-language'
import { packPicture } from '@/src/domain/media/pictures/packed-picture'
import { splitPhrases } from '@/src/platform/text/phrases'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { filmThumbnail, watchAddress } from '@/src/domain/links/link'
import { relationId } from '@/src/platform/values/stored-values'
import type { FilmSources } from './film.client'
import type { ShownSlide } from './slide'

/** Converts a slide as editors wrote it to the form that the carousel needs. */
export function shownSlide(
  slide: SlideData,
  pictures: Record<string, Picture>,
  settings: Pick<Settings, 'videos' | 'tourUrl'>,
): ShownSlide {
  const { heading, subheading, ctaText, words, place, type } = slide
  const href = slideHref(slide, settings)
  const picture = pictureOf(slide, pictures, settings)
  const phrases = splitPhrases(heading)
  const lang = detectLang(heading, subheading, ctaText)
  return {
    heading,
    ...(phrases.length === 1 && phrases[0] === heading ? {} : { phrases }),
    ...(lang ? { lang } : {}),
    ...(subheading ? { subheading } : {}),
    ...(href && ctaText ? { link: { href, text: ctaText } } : {}),
    ...(picture ? { picture: packPicture(picture) } : {}),
    ...(words === 'dark' ? { words } : {}),
    ...(place === 'end' ? { place } : {}),
    ...(type === 'video' ? { film: sourcesOf(slide) } : {}),
  }
}

/** A film without a picture of ours shows that of the video site. */
function pictureOf(
  slide: SlideData,
  pictures: Record<string, Picture>,
  settings: Pick<Settings, 'videos'>,
) {
  const filmId = slide.picture ? null : filmIdOf(slide, settings)
  return (
    pictures[relationId(slide.picture) ?? ''] ?? (filmId ? { url: filmThumbnail(filmId) } : null)
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

type SlideData = HeroCarouselBlock['slides'][number]

/** Id on the video site of a slide's film; one without an id of its own shows that of the settings. */
const filmIdOf = (
  { type, youtubeId }: SlideData,
  { videos }: Pick<Settings, 'videos'>,
): string | null => (type === 'youtube' ? youtubeId || videos.story : null)

/** Returns the target of a slide; a film and a tour without an address of their own use those of the settings. */
function slideHref(
  slide: SlideData,
  settings: Pick<Settings, 'videos' | 'tourUrl'>,
): string | null {
  if (slide.type === 'youtube') {
    const id = filmIdOf(slide, settings)
    return id ? watchAddress(id) : null
  }
  if (slide.type === 'link') return slide.ctaHref || settings.tourUrl
  return slide.ctaHref || null
}
