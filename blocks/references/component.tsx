import type { ReferencesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemLink } from '@/src/components/item-link'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { formatNumber } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './references.module.css'

/** Size of the drawing of the land, `public/drawings/land.svg`. */
const mapWidth = 1600
const mapHeight = 620

/** Distance of 80° north from the upper edge of the drawing, and the longitude of its left edge. */
const [mapTop, westEdge] = [28, -168]

/** Customers by name, each with what it uses, says and counts, and a map of the places where machines are. */
export default async function References({ data, lng, heading }: BlockProps<ReferencesBlock>) {
  const pictures = await listPictures(
    lng,
    data.items.map(({ picture }) => picture),
  )
  const titleId = `${data.id ?? 'references'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
      <ul className={css.items}>
        {data.items.map(
          ({ id, title, text, picture, quote, quoteBy, value, label, href }, index) => {
            const shown = pictures[relationId(picture) ?? '']
            return (
              <li key={id ?? index} className={href ? css.linked : css.item}>
                {shown ? (
                  <Picture
                    className={css.picture}
                    picture={shown}
                    sizes="(min-width: 1400px) 540px, (min-width: 900px) 38vw, 87vw"
                  />
                ) : null}
                <div className={css.words}>
                  <ItemTitle below={heading} className={css.name}>
                    {href ? <ItemLink href={href}>{title}</ItemLink> : title}
                  </ItemTitle>
                  {quote ? (
                    <figure>
                      <blockquote className={css.quote}>{quote}</blockquote>
                      {quoteBy ? <figcaption className={css.by}>{quoteBy}</figcaption> : null}
                    </figure>
                  ) : null}
                  {text ? <p className={css.text}>{text}</p> : null}
                </div>
                {value ? (
                  <p className={css.figure}>
                    <span className={css.value}>{value}</span> {label}
                  </p>
                ) : null}
              </li>
            )
          },
        )}
      </ul>
      {data.places?.length ? (
        <InstallationMap title={data.mapTitle} places={data.places} lng={lng} />
      ) : null}
    </Section>
  )
}

interface InstallationMapProps {
  title: ReferencesBlock['mapTitle']
  places: NonNullable<ReferencesBlock['places']>
  lng: Language
}

/** The places on a map, and beside it in words: the drawing says nothing that the list does not. */
function InstallationMap({ title, places, lng }: InstallationMapProps) {
  const largest = Math.max(...places.map(({ count }) => count ?? 0), 1)
  return (
    <figure className={css.map}>
      <div className={css.world} aria-hidden>
        <span className={css.land} />
        <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`}>
          {places.map(({ id, latitude, longitude, count }, index) => {
            const { x, y } = placeOnMap(latitude, longitude)
            // The area stands for the number.
            const radius = 12 + 36 * Math.sqrt((count ?? 0) / largest)
            return (
              <g key={id ?? index}>
                <circle className={css.area} cx={x} cy={y} r={radius} />
                <circle className={css.point} cx={x} cy={y} r={9} />
              </g>
            )
          })}
        </svg>
      </div>
      <figcaption className={css.legend}>
        {title ? <p className={css.mapTitle}>{title}</p> : null}
        <ul className={css.places}>
          {places.map(({ id, name, count }, index) => (
            <li key={id ?? index} className={css.place}>
              {name}
              {typeof count === 'number' ? (
                <span className={css.count}>{formatNumber(count, lng)}</span>
              ) : null}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** Returns a place on the map, in the projection of the land: that of Miller, from 80° north down. */
const placeOnMap = (latitude: number, longitude: number): { x: number; y: number } => ({
  x: Math.round(((((longitude - westEdge) % 360) + 360) % 360) * (mapWidth / 360)),
  y: Math.round(mapTop + ((miller(80) - miller(latitude)) * mapWidth) / (2 * Math.PI)),
})

const miller = (latitude: number): number =>
  1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180))
