import type { VideoBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { withFallback } from '@/src/data/cache/cached'
import { listPictures } from '@/src/data/media/pictures'
import { getSettings, noSettings } from '@/src/data/settings'
import { getT } from '@/src/i18n/server'
import { filmThumbnail, watchAddress } from '@/src/domain/links/link'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import { Player } from '../lazy.client'
import css from './video.module.css'

export default async function Video({ data, lng, heading }: BlockProps<VideoBlock>) {
  const t = getT(lng)
  const [settings, pictures] = await Promise.all([
    withFallback(getSettings({ lng }), noSettings),
    listPictures(lng, [data.picture]),
  ])
  const id = data.film === 'other' ? data.youtubeId : settings.videos[data.film]
  const picture = pictures[relationId(data.picture) ?? '']
  const shown = picture ?? (id && !data.picture ? { url: filmThumbnail(id) } : null)
  const titleId = `${data.id ?? 'video'}-title`
  const poster = shown ? (
    <Picture
      className={css.poster}
      picture={shown}
      sizes="(min-width: 900px) 75vw, 87vw"
      isFirst={heading === 'h1'}
    />
  ) : null
  return (
    <Section tone="panel" labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
        {id ? (
          <p className={css.consent} lang={lng}>
            {t('video.consent')}
          </p>
        ) : null}
      </div>
      <div className={css.frame} lang={lng}>
        {id ? (
          <Player
            id={id}
            title={data.title}
            watch={watchAddress(id)}
            playLabel={t('video.play', { title: data.title })}
          >
            {poster}
          </Player>
        ) : (
          poster
        )}
      </div>
      {id ? (
        <p className={css.watch} lang={lng}>
          <a href={watchAddress(id)} target="_blank" rel="noopener noreferrer">
            {t('video.watch')}
            <span className="visually-hidden"> ({t('link.newTab')})</span>
          </a>
        </p>
      ) : null}
    </Section>
  )
}
