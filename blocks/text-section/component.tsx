import type { TextSectionBlock } from '@/payload-types'
import { Bleed } from '@/src/components/bleed'
import { BlockTitle } from '@/src/components/block-title'
import { ButtonLink } from '@/src/components/buttons'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './text-section.module.css'

export default async function TextSection({ data, lng, heading }: BlockProps<TextSectionBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  const layout = picture ? (data.layout ?? 'plain') : 'plain'
  // Unlike other blocks no landmark: a page may tell one thing twice, under one title.
  const title = <BlockTitle heading={heading}>{data.title}</BlockTitle>
  const link =
    data.ctaText && data.ctaHref ? (
      <p>
        <ButtonLink
          look="secondary"
          href={data.ctaHref}
          text={data.ctaText}
          newTabHint={t('link.newTab')}
        />
      </p>
    ) : null

  if (layout === 'plain' || !picture) {
    return (
      <Section className={css.columns}>
        {title}
        <div className={css.words}>
          <Paragraphs className={css.lead} text={data.text} />
          {link}
        </div>
      </Section>
    )
  }
  if (layout === 'bleed') {
    return (
      <section>
        <Bleed picture={picture} words={data.words} place={data.place} isFirst={heading === 'h1'}>
          {title}
          <Paragraphs text={data.text} />
          {link}
        </Bleed>
      </section>
    )
  }
  return (
    <Section className={`${css.beside} ${css[layout]}`}>
      <Picture
        className={css.picture}
        picture={picture}
        sizes="(min-width: 900px) 58vw, 87vw"
        isFirst={heading === 'h1'}
      />
      <div className={css.words}>
        {title}
        <Paragraphs text={data.text} />
        {link}
      </div>
    </Section>
  )
}
