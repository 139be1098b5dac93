'use client'

import { useFormFields } from '@payloadcms/ui'
import { type CSSProperties, useMemo } from 'react'
import { contrast } from '@/src/domain/theme/color'
import type { Palette } from '@/src/domain/theme/palette'
import { type Scheme, schemes } from '@/src/domain/theme/schemes'
import { makePalettes } from '@/src/domain/theme/style'
import css from './brand.module.css'

/** Sample of the site with the colours above, before anything is saved: both schemes, and their contrast. */
export function BrandSample() {
  const color = useText('brand.color')
  const accent = useText('brand.accent')
  const corners = useText('brand.corners')
  const palettes = useMemo(() => makePalettes({ color, accent }), [color, accent])
  if (!palettes) {
    return <p className={css.none}>Without a brand colour the site keeps its own colours.</p>
  }
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

const titles: Record<Scheme, string> = { light: 'Light scheme', dark: 'Dark scheme' }

function Sample({ scheme, palette }: { scheme: Scheme; palette: Palette }) {
  const style = Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties
  return (
    <figure className={css.sample} style={style}>
      <figcaption className={css.scheme}>{titles[scheme]}</figcaption>
      <div className={css.page}>
        <p className={css.title}>Made to last</p>
        <p className={css.text}>
          Text of a page, quieter where it explains, with <span className={css.link}>a link</span>.
        </p>
        <p className={css.actions}>
          <span className={css.button}>Ask for an offer</span>
          <span className={css.other}>Read more</span>
        </p>
        <div className={css.card}>
          <span className={css['card-title']}>A card</span>
          <span className={css['card-text']}>On the panel, with the slot below it</span>
        </div>
      </div>
      <div className={css.stage}>
        <span>The foot of the page</span>
      </div>
      <table className={css.measures}>
        <caption className={css.caption}>Contrast, measured</caption>
        <tbody>
          {measures.map(({ name, color, on, least }) => {
            const measured = contrast(palette[color], palette[on])
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{measured.toFixed(1)} : 1</td>
                <td>at least {least}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}

const measures = [
  { name: 'Text', color: 'text', on: 'ground', least: 4.5 },
  { name: 'Quiet text', color: 'muted', on: 'panel', least: 4.5 },
  { name: 'Link', color: 'link', on: 'ground', least: 4.5 },
  { name: 'Words on the button', color: 'on-action', on: 'action', least: 4.5 },
  { name: 'Button', color: 'action', on: 'ground', least: 3 },
  { name: 'Slot and focus', color: 'signal', on: 'ground', least: 3 },
] as const
