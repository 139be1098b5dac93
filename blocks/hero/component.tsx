import type { HeroBlock } from '@/payload-types'
import { Bleed } from '@/src/components/bleed'
import { BlockTitle } from '@/src/components/block-title'
import { Buttons } from '@/src/components/buttons'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './hero.module.css'

/** Share of the page's width that the picture takes beside words, percent. */
const shares: Record<string, number> = { split: 50, fade: 75 }

export default async function Hero({ data, lng, heading }: BlockProps<HeroBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  const titleId = `${data.id ?? 'hero'}-title`
  const isFirst = heading === 'h1'
  const layout = (picture && data.layout) || 'split'
  const isTall = picture ? picture.height > picture.width : false
  const words = (
    <>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
      <Buttons links={data} newTabHint={t('link.newTab')} />
    </>
  )
  if (picture && layout === 'bleed') {
    return (
      <section aria-labelledby={titleId}>
        <Bleed picture={picture} words={data.words} place={data.place} isFirst={isFirst}>
          {words}
        </Bleed>
      </section>
    )
  }
  return (
    <section
      className={[css[layout], data.tone === 'paper' ? css.paper : 'on-stage'].join(' ')}
      aria-labelledby={titleId}
    >
      <div className={css.inner}>
        <div className={css.words}>{words}</div>
        {picture ? (
          <Picture
            className={[css.picture, isTall ? css.tall : ''].join(' ')}
            picture={picture}
            sizes={`(min-width: 900px) ${shares[layout] ?? 100}vw, 87vw`}
            isFirst={isFirst}
          />
        ) : null}
      </div>
    </section>
  )
}
