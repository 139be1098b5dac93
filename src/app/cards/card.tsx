import { cardSize } from '@/src/lib/pictures/share-card'

interface Props {
  /** A data address. */
  ground: string
  /** Empty where the fonts at hand have no letters for it: the card then says who, and not what. */
  title: string
  company: string
}

/** The title above the lit slot, the company below it. Styles are those that the drawing of cards knows. */
export const Card = ({ ground, title, company }: Props) => (
  <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Plex' }}>
    {/* Drawn by Satori, which knows no other picture. */}
    <img src={ground} alt="" {...cardSize} style={{ position: 'absolute', inset: 0 }} />
    <div
      style={{
        position: 'absolute',
        left: 80,
        top: 72,
        width: 1000,
        height: 368,
        display: 'flex',
        alignItems: 'flex-end',
        color: '#f9fafc',
        fontSize: sizeFor(title),
        fontWeight: 600,
        lineHeight: 1.1,
        letterSpacing: '-0.01em',
        overflow: 'hidden',
      }}
    >
      {title}
    </div>
    <div
      style={{
        position: 'absolute',
        left: 80,
        top: 534,
        display: 'flex',
        color: '#c9d5e5',
        fontSize: 34,
      }}
    >
      {isDrawable(company) ? company : ''}
    </div>
  </div>
)

/**
 * Latin with Vietnamese, Cyrillic, digits and common signs: what the font has. Anything else would be
 * fetched from another host while drawing.
 */
export const isDrawable = (text: string): boolean =>
  /^[\u0020-\u017f\u01a0-\u01b0\u0300-\u030c\u0323\u0400-\u045f\u1ea0-\u1ef9\u2010-\u2026\u20ac\u2116\u2122\u2212]*$/.test(
    text,
  )

const sizeFor = (title: string): number => (title.length > 90 ? 56 : title.length > 45 ? 72 : 88)
