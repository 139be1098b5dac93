import type { HeroCarouselBlock } from '@/payload-types'
import type { Settings } from '@/src/contract/settings'
import { watchAddress } from '@/src/domain/links/video-site'

export type SlideData = HeroCarouselBlock['slides'][number]

/** Id on the video site of a slide's film; one without an id of its own shows that of the settings. */
export const filmIdOf = (
  { type, youtubeId }: SlideData,
  { videos }: Pick<Settings, 'videos'>,
): string | null => (type === 'youtube' ? youtubeId || videos.story : null)

/** Returns the target of a slide; a film and a tour without an address of their own use those of the settings. */
export function slideHref(
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
