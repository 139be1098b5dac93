import type { HeroBlock } from '@/payload-types'
import { Bleed } from '../../src/components/bleed'
import { BlockTitle } from '../../src/components/block-title'
import { ButtonLink } from '../../src/components/button-link'
import { Paragraphs } from '../../src/components/paragraphs'
import { Picture } from '../../src/components/picture'
import { Section } from '../../src/components/section'
import { idOf, listPictures } from '../../src/data/pictures'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import css from './hero.module.css'

export default async function Hero({ data, lng, heading }: BlockProps<HeroBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[idOf(data.picture) ?? '']
  const titleId = `${data.id ?? 'hero'}-title`
  const isFirst = heading === 'h1'
  const words = (
    <>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
      {data.ctaText && data.ctaHref ? (
        <p>
          <ButtonLink href={data.ctaHref} text={data.ctaText} newTabHint={t('link.newTab')} />
        </p>
      ) : null}
    </>
  )
  if (picture && data.layout === 'bleed') {
    return (
      <section aria-labelledby={titleId}>
        <Bleed picture={picture} words={data.words} place={data.place} isFirst={isFirst}>
          {words}
        </Bleed>
      </section>
    )
  }
  return (
    <Section tone="ink" labelledBy={titleId} className={css.hero}>
      <div className={css.words}>{words}</div>
      {picture ? (
        <Picture
          className={css.picture}
          picture={picture}
          sizes="(min-width: 900px) 50vw, 100vw"
          isFirst={isFirst}
        />
      ) : null}
    </Section>
  )
}
