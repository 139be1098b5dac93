import { encode } from 'uqr'
import type { Paper } from './paper'

/** The code that phones read an address from, of this width in pt, its quiet zone included. */
export function drawCode(
  { doc, colors }: Paper,
  address: string,
  x: number,
  y: number,
  width: number,
) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const side = width / size
  doc.fillColor(colors.ink)
  data.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (!isDark) return
      // A hair wider than it is, or viewers show light lines between the squares.
      doc.rect(x + across * side, y + down * side, side + 0.04, side + 0.04)
    }),
  )
  doc.fill()
}
