import type { HeroCarouselBlock } from '@/payload-types'
import { withFallback } from '@/src/data/cache/cached'
import { listPictures } from '@/src/data/media/pictures'
import { getSettings, noSettings } from '@/src/data/settings'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import { Carousel } from '../lazy.client'
import { shownSlide } from './shown-slide'

export default async function HeroCarousel({ data, lng, heading }: BlockProps<HeroCarouselBlock>) {
  const Heading = heading
  const t = getT(lng)
  const [settings, pictures] = await Promise.all([
    withFallback(getSettings({ lng }), noSettings),
    listPictures(
      lng,
      data.slides.map(({ picture }) => picture),
    ),
  ])
  const count = data.slides.length
  return (
    <div className="on-stage">
      <Heading className="visually-hidden">{data.title}</Heading>
      <Carousel
        label={data.title}
        newTabHint={t('link.newTab')}
        labels={{
          previous: t('carousel.previous'),
          next: t('carousel.next'),
          pause: t('carousel.pause'),
          play: t('carousel.play'),
        }}
        slides={data.slides.map((slide, index) => ({
          ...shownSlide(slide, pictures, settings),
          position: t('carousel.position', { number: index + 1, count }),
          goTo: t('carousel.goTo', { number: index + 1 }),
        }))}
      />
    </div>
  )
}
