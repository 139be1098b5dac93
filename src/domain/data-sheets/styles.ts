import type { SheetColors } from './sheet'
import type { TextStyle } from './typesetter'

/** The styles of a sheet. Scripts with marks above and below their letters need more room between lines. */
export function makeStyles({ ink, muted, link }: SheetColors, lng: string) {
  const isTall = ['th', 'hi', 'vi'].includes(lng)
  const leading = (usual: number) => (isTall ? usual + 0.14 : usual)
  const style = (size: number, weight: 400 | 600, color: string, lines: number): TextStyle => ({
    size,
    weight,
    color,
    leading: leading(lines),
  })
  const heading = (each: TextStyle): TextStyle => ({ ...each, isHeading: true })
  return {
    company: heading(style(12, 600, ink, 1.3)),
    kind: style(8.5, 400, muted, 1.35),
    category: style(9, 600, link, 1.35),
    name: heading(style(25, 600, ink, 1.14)),
    nameSmaller: heading(style(22, 600, ink, 1.15)),
    nameSmall: heading(style(19, 600, ink, 1.16)),
    lead: style(10.5, 400, ink, 1.46),
    body: style(9, 400, ink, 1.5),
    figure: heading(style(14, 600, ink, 1.2)),
    figureName: style(8, 400, muted, 1.3),
    title: heading(style(12, 600, ink, 1.25)),
    group: style(8.5, 600, ink, 1.35),
    rowName: style(8.5, 400, muted, 1.35),
    row: style(8.5, 400, ink, 1.35),
    rowStrong: style(8.5, 600, ink, 1.35),
    head: style(7.5, 400, muted, 1.35),
    measure: style(8, 400, ink, 1.2),
    caption: style(8, 400, muted, 1.3),
    address: style(8.5, 400, link, 1.35),
    foot: style(7.5, 400, muted, 1.3),
  } satisfies Record<string, TextStyle>
}

export type Styles = ReturnType<typeof makeStyles>
