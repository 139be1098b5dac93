import type { LayersBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import { splitParagraphs } from '@/src/platform/text/text'
import type { BlockProps } from '../define'
import css from './layers.module.css'

export default async function Layers({ data, lng, heading }: BlockProps<LayersBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  const titleId = `${data.id ?? 'layers'}-title`
  const look = data.look ?? 'stack'
  return (
    <Section tone={data.tone ?? 'ink'} labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      <div className={css[look]} data-pictured={picture ? '' : undefined}>
        {look === 'hub' && picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes="(min-width: 900px) 420px, 80vw"
          />
        ) : null}
        <ol className={css.layers}>
          {data.layers.map((layer, index) => (
            <li key={layer.id ?? index} className={css.layer}>
              <div className={css.words}>
                <ItemTitle below={heading} className={css.name}>
                  {layer.title}
                </ItemTitle>
                {layer.text ? <p className={css.text}>{layer.text}</p> : null}
              </div>
              {layer.parts ? (
                <ul className={css.parts}>
                  {splitParagraphs(layer.parts).map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              ) : null}
              {layer.link ? (
                <p className={css.joint}>
                  <span className="visually-hidden" lang={lng}>
                    {t('layers.joint')}:{' '}
                  </span>
                  {layer.link}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
