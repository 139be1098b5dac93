import { isDrawable } from '@/src/lib/brand/drawing-fonts'
import { cardSize } from '@/src/lib/pictures/share-card'

interface Props {
  /** A data address. */
  ground: string
  /** Empty where the fonts at hand have no letters for it: the card then says who, and not what. */
  title: string
  company: string
  /** In place of the company's name; a data address. */
  logo: { address: string; width: number; height: number } | null
  colors: { title: string; company: string }
}

/** The title above the lit slot, the company below it. Styles are those that the drawing of cards knows. */
export const Card = ({ ground, title, company, logo, colors }: Props) => {
  const name = isDrawable(company) ? company : ''
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Brand' }}>
      {/* Drawn by Satori, which knows no other picture. */}
      <img src={ground} alt="" {...cardSize} style={{ position: 'absolute', inset: 0 }} />
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 72,
          width: 1000,
          height: 388,
          // What hangs below the line must not be cut off.
          paddingBottom: 20,
          display: 'flex',
          alignItems: 'flex-end',
          color: colors.title,
          fontFamily: 'Brand Heading',
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
          color: colors.company,
          fontSize: 34,
        }}
      >
        {logo ? <img src={logo.address} alt="" width={logo.width} height={logo.height} /> : name}
      </div>
    </div>
  )
}

const sizeFor = (title: string): number => (title.length > 90 ? 56 : title.length > 45 ? 72 : 88)
