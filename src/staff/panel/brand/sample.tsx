'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { type CSSProperties, useMemo } from 'react'
import { contrast } from '@/src/domain/theme/color'
import type { Palette } from '@/src/domain/theme/palette'
import { type Scheme, schemes } from '@/src/domain/theme/schemes'
import { makePalettes } from '@/src/domain/theme/style'
import { say } from '../say'
import css from './brand.module.css'

/** Sample of the site with the colors above, before anything is saved: both schemes, and their contrast. */
export function BrandSample() {
  const color = useText('brand.color')
  const accent = useText('brand.accent')
  const corners = useText('brand.corners')
  const palettes = useMemo(() => makePalettes({ color, accent }), [color, accent])
  const { i18n } = useTranslation()
  if (!palettes) return <p className={css.none}>{say({ i18n }, 'brandNone')}</p>
  return (
    <div className={css.samples} data-corners={corners ?? undefined}>
      {schemes.map((scheme) => (
        <Sample key={scheme} scheme={scheme} palette={palettes[scheme]} />
      ))}
    </div>
  )
}

const useText = (path: string): string | null =>
  useFormFields(([fields]) => {
    const value = fields?.[path]?.value
    return typeof value === 'string' ? value : null
  })

function Sample({ scheme, palette }: { scheme: Scheme; palette: Palette }) {
  const { i18n } = useTranslation()
  const style = Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties
  return (
    <figure className={css.sample} style={style}>
      <figcaption className={css.scheme}>{say({ i18n }, `brand_${scheme}`)}</figcaption>
      <div className={css.page}>
        <p className={css.title}>{say({ i18n }, 'brandTitle')}</p>
        <p className={css.text}>
          {say({ i18n }, 'brandText')}{' '}
          <span className={css.link}>{say({ i18n }, 'brandLink')}</span>
        </p>
        <p className={css.actions}>
          <span className={css.button}>{say({ i18n }, 'brandButton')}</span>
          <span className={css.other}>{say({ i18n }, 'brandOther')}</span>
        </p>
        <div className={css.card}>
          <span className={css['card-title']}>{say({ i18n }, 'brandCard')}</span>
          <span className={css['card-text']}>{say({ i18n }, 'brandCardText')}</span>
        </div>
      </div>
      <div className={css.stage}>
        <span>{say({ i18n }, 'brandFoot')}</span>
      </div>
      <table className={css.measures}>
        <caption className={css.caption}>{say({ i18n }, 'brandContrast')}</caption>
        <tbody>
          {measures.map(({ name, color, on, least }) => {
            const measured = contrast(palette[color], palette[on])
            return (
              <tr key={name}>
                <th scope="row">{say({ i18n }, name)}</th>
                <td>{measured.toFixed(1)}:1</td>
                <td>{say({ i18n }, 'brandLeast', { least })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}

const measures = [
  { name: 'brandOnText', color: 'text', on: 'ground', least: 4.5 },
  { name: 'brandMuted', color: 'muted', on: 'panel', least: 4.5 },
  { name: 'brandLink', color: 'link', on: 'ground', least: 4.5 },
  { name: 'brandOnButton', color: 'on-action', on: 'action', least: 4.5 },
  { name: 'brandEdge', color: 'action', on: 'ground', least: 3 },
  { name: 'brandLine', color: 'signal', on: 'ground', least: 3 },
] as const
