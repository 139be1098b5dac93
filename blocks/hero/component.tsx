import type { HeroBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { Buttons } from '../../src/components/buttons'
import { Paragraphs } from '../../src/components/paragraphs'
import { Picture } from '../../src/components/picture'
import { idOf, listPictures } from '../../src/data/pictures'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import css from './hero.module.css'

export default async function Hero({ data, lng, heading }: BlockProps<HeroBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[idOf(data.picture) ?? '']
  const titleId = `${data.id ?? 'hero'}-title`
  const layout = (picture && data.layout) || 'split'
  return (
    <section
      className={[css.hero, css[layout], data.tone === 'paper' ? css.paper : 'on-stage'].join(' ')}
      aria-labelledby={titleId}
    >
      <div className={css.inner}>
        <div className={css.words}>
          <BlockTitle heading={heading} id={titleId}>
            {data.title}
          </BlockTitle>
          {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
          <Buttons links={data} newTabHint={t('link.newTab')} />
        </div>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes={layout === 'split' ? '(min-width: 900px) 50vw, 100vw' : '100vw'}
            isFirst={heading === 'h1'}
          />
        ) : null}
      </div>
    </section>
  )
}
