import type { HeroCarouselBlock } from '@/payload-types'
import { listPictures } from '../../src/data/pictures'
import { getSettings, noSettings } from '../../src/data/settings'
import { orElse } from '../../src/data/cache'
import type { BlockProps } from '../define'
import { Carousel } from './carousel.client'
import css from './hero-carousel.module.css'
import { Slide } from './slide'
import { slideHref } from './slide-href'

export default async function HeroCarousel({ data, lng, heading }: BlockProps<HeroCarouselBlock>) {
  const Heading = heading
  const [settings, pictures] = await Promise.all([
    orElse(getSettings({ lng }), noSettings),
    listPictures(
      lng,
      data.slides.map(({ picture }) => picture),
    ),
  ])
  return (
    <div className={`on-stage ${css.block}`}>
      <Heading className="visually-hidden">{data.title}</Heading>
      <Carousel label={data.title}>
        {data.slides.map((slide, index) => (
          <Slide
            key={slide.id ?? index}
            slide={slide}
            href={slideHref(slide, settings)}
            pictures={pictures}
            lng={lng}
            isFirst={index === 0}
          />
        ))}
      </Carousel>
    </div>
  )
}
