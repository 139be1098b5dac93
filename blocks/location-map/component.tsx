import type { LocationMapBlock } from '@/payload-types'
import { AddressLines } from '@/src/components/address-lines'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { withFallback } from '@/src/data/cache/cached'
import { listPictures } from '@/src/data/media/pictures'
import { getSettings, noSettings } from '@/src/data/settings'
import { getT } from '@/src/i18n/server'
import { getHost, mapPage } from '@/src/domain/links/link'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './location-map.module.css'
import { MapOnConsent } from '@/blocks/lazy.client'

export default async function LocationMap({ data, lng, heading }: BlockProps<LocationMapBlock>) {
  const t = getT(lng)
  const settings = await withFallback(getSettings({ lng }), noSettings)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  const titleId = `${data.id ?? 'place'}-title`
  const address = data.place === 'factory' ? settings.factoryAddress : settings.headquartersAddress
  const map = settings.maps[data.place]
  // A path of this site can be opened, but there is no host to ask about.
  const host = map ? getHost(map) : ''
  return (
    <Section
      labelledBy={titleId}
      className={[css.place, data.side === 'start' ? css.mapFirst : ''].join(' ')}
    >
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        <AddressLines text={address} />
        {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
        {map ? (
          <p>
            <a href={mapPage(map)} target="_blank" rel="noopener noreferrer">
              {t('location.open')}
              <span className="visually-hidden"> ({t('link.newTab')})</span>
            </a>
          </p>
        ) : null}
      </div>
      <div className={css.map}>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes="(min-width: 900px) 60vw, 87vw"
          />
        ) : null}
        {map && host ? (
          <MapOnConsent
            address={map}
            host={host}
            texts={{
              show: t('location.show'),
              about: t('location.about', { host }),
              title: t('location.mapOf', { place: data.title }),
            }}
          />
        ) : null}
      </div>
    </Section>
  )
}
