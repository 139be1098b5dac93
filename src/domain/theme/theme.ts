import { type Scheme, schemes } from './schemes'
import type { Tokens } from './shape'
import type { LookStyle } from './style'

/** Payload's own name for the scheme that a browser's user chose: the panel and the pages of staff share it. */
export const themeCookie = 'payload-theme'

/** The scheme in that cookie; undefined where the system decides. */
export const parseTheme = (cookie: string | undefined): Scheme | undefined =>
  schemes.find((scheme) => scheme === cookie)

/**
 * The colours of a scheme whatever the system has, over `tokens.css` and the brand. Paper keeps its own.
 * @param tokens those in which the two schemes differ
 */
export function themeStyle(
  scheme: Scheme,
  tokens: Record<Scheme, Tokens>,
  palettes: LookStyle['palettes'],
): string {
  const declared = Object.entries({ ...tokens[scheme], ...palettes?.[scheme] }).map(
    ([name, value]) => `--${name}:${value}`,
  )
  return `@media screen{${root}{${[`color-scheme:${scheme}`, ...declared].join(';')}}}`
}

/** Once more than the brand has it. */
const root = ':root:root:root'
