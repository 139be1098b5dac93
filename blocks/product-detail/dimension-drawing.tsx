import type { Translate } from '@/src/i18n/translate'
import type { ReactNode } from 'react'
import { InUnits } from '@/src/components/in-units'
import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { modelOfProduct } from '@/src/data/catalogue/product-models'
import { type DimensionsInUnits, getDimensions } from '@/src/data/catalogue/products'
import { measuresIn } from '@/src/domain/catalogue/attributes/format'
import { placeViews, type PlacedView } from '@/src/domain/media/models/drawing'
import type { Language } from '@/src/i18n/languages'
import css from './dimension-drawing.module.css'

interface Props {
  product: Product
  lng: Language
  t: Translate
}

/** The drawing of a product with its dimensions, and the attribute that they are the values of; null without any. */
export async function dimensionDrawing({
  product,
  lng,
  t,
}: Props): Promise<{ key: string | null; drawing: ReactNode } | null> {
  const [told, model] = await Promise.all([
    withFallback(getDimensions(product, lng), null),
    withFallback(modelOfProduct({ id: product.id }), null),
  ])
  const dimensions = told ?? (model && measured(model.measures, lng))
  if (!dimensions) return null
  const views = placeViews(dimensions, model)
  if (!views) return null
  return {
    key: told?.key ?? null,
    drawing: <Drawing dimensions={dimensions} t={t} {...views} />,
  }
}

type Measures = Omit<DimensionsInUnits, 'key'>

/** The measures of the model, where the product says none. */
function measured(size: { width: number; depth: number; height: number }, lng: string): Measures {
  const [width, depth, height] = [size.width, size.depth, size.height].map((each) =>
    measuresIn(each, lng),
  ) as [[string, string], [string, string], [string, string]]
  return {
    ...size,
    texts: { width: width[0], depth: depth[0], height: height[0] },
    imperial: { width: width[1], depth: depth[1], height: height[1] },
  }
}

interface DrawingProps {
  dimensions: Measures
  width: number
  height: number
  views: PlacedView[]
  t: Translate
}

function Drawing({ dimensions: { texts, imperial }, width, height, views, t }: DrawingProps) {
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{t('sheet.drawing')}</figcaption>
      <p className="visually-hidden" id="dimensions-text">
        <InUnits text={t('sheet.drawingText', texts)} imperial={t('sheet.drawingText', imperial)} />
      </p>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby="dimensions-text"
      >
        {views.map((view) => (
          <View key={view.side} view={view} name={t(`sheet.${view.side}`)}>
            {(measure) => (
              <>
                <tspan data-in="metric">{texts[measure]}</tspan>
                <tspan data-in="imperial">{imperial[measure]}</tspan>
              </>
            )}
          </View>
        ))}
      </svg>
    </figure>
  )
}

interface ViewProps {
  view: PlacedView
  name: string
  children: (measure: 'width' | 'depth' | 'height') => ReactNode
}

/** One view with what is measured at it: its extent below, and its height to the left where no other view has it. */
function View({
  view: { x, y, width, height, scale, path, across, down },
  name,
  children,
}: ViewProps) {
  const middle = x + width / 2
  const bottom = y + height
  return (
    <g>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        {/* The bold line shows around all parts, since each is painted over it. */}
        <path className={css.outline} d={path} />
        {path.split(/(?<=z)/).map((part, index) => (
          <path key={index} className={css.part} d={part} />
        ))}
      </g>
      <path
        className={css.line}
        d={`M${x} ${bottom + 4}v18M${x + width} ${bottom + 4}v18M${x} ${bottom + 17}h${width}`}
      />
      <path
        className={css.tip}
        d={`M${x} ${bottom + 17}l7-2.5v5zM${x + width} ${bottom + 17}l-7-2.5v5z`}
      />
      <text className={css.measure} x={middle} y={bottom + 37} textAnchor="middle">
        {children(across)}
      </text>
      <text className={css.name} x={middle} y={bottom + 57} textAnchor="middle">
        {name}
      </text>
      {down ? (
        <>
          <path
            className={css.line}
            d={`M${x - 4} ${y}h-18M${x - 4} ${bottom}h-18M${x - 17} ${y}v${height}`}
          />
          <path className={css.tip} d={`M${x - 17} ${y}l-2.5 7h5zM${x - 17} ${bottom}l-2.5-7h5z`} />
          <text
            className={css.measure}
            transform={`translate(${x - 25} ${y + height / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {children(down)}
          </text>
        </>
      ) : null}
    </g>
  )
}
