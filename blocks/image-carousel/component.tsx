import type { ImageCarouselBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './image-carousel.module.css'
import { defaultDelay } from './'
import { Slides } from '../lazy.client'

export default async function ImageCarousel({
  data,
  lng,
  heading,
}: BlockProps<ImageCarouselBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(
    lng,
    data.slides.map(({ picture }) => picture),
  )
  const layout = data.layout ?? 'end'
  const count = data.slides.length
  const slides = data.slides.map(({ picture: relation, caption }, index) => {
    const picture = pictures[relationId(relation) ?? '']
    return {
      label: t('carousel.position', { number: index + 1, count }),
      goTo: t('carousel.goTo', { number: index + 1 }),
      content: (
        <figure className={css.figure}>
          {picture ? (
            <Picture
              className={css.picture}
              picture={picture}
              sizes={layout === 'wide' ? '100vw' : '(min-width: 900px) 58vw, 87vw'}
            />
          ) : (
            <div className={css.picture} />
          )}
          {caption ? <figcaption className={css.caption}>{caption}</figcaption> : null}
        </figure>
      ),
    }
  })
  return (
    // The carousel inside has the title's name already.
    <Section className={`${css.block} ${css[layout]}`}>
      <Slides
        label={data.title}
        delay={data.delay ?? defaultDelay}
        slides={slides}
        labels={{
          previous: t('carousel.previous'),
          next: t('carousel.next'),
          pause: t('carousel.pause'),
          play: t('carousel.play'),
        }}
      />
      <div className={css.words}>
        <BlockTitle heading={heading}>{data.title}</BlockTitle>
        <Paragraphs className={css.text} text={data.text} />
      </div>
    </Section>
  )
}
