import { contrast as contrastOf, toHex } from '@/src/domain/theme/color'
import { makePalette } from '@/src/domain/theme/palette'
import { keptColors, textRatio } from '@/src/domain/theme/pairs'
import type { Check, Found } from '../check'

/**
 * Share of the picture in the ground where the words end, by `bleed.module.css` in a window of 1920 px: the page of
 * 1360 px begins at 280 px, and words take 42 % of it; the picture begins at 34 % of the window and has taken the place
 * of the ground after 32 % of its own 66 %. That makes 49 %; from 900 px on it is 40 % or more, in one of 2560 px 56 %.
 */
const share = ((280 + 0.42 * 1360) / 1920 - 0.34) / (0.32 * 0.66)

/** Whatever the brand, lightnesses are the same; this is the blue of `tokens.css`. */
const palette = makePalette({ color: toHex({ l: 0.4, c: 0.14, h: 255 }) }, 'light')

/** Words and their ground, of the scheme in which they are closer to each other. */
const colors = {
  light: {
    ground: palette.stage,
    text: palette['on-stage'],
    muted: palette['on-stage-muted'],
  },
  dark: {
    ground: keptColors.dark.plate,
    text: palette.ink,
    muted: palette['on-plate'],
  },
}

/**
 * Text that is hard to read on its picture. Titles are not judged: large text needs 3 : 1, and the ground alone gives it
 * that, even on white or black.
 */
export const contrast: Check = {
  id: 'contrast',
  severity: 'warning',
  asksSite: true,
  run: ({ onPictures }, around) =>
    onPictures.flatMap(({ path, id, words, place, isMuted }): Found[] => {
      const under = around.picture(id)?.sides?.[place]
      if (!under) return []
      const { ground, text, muted } = colors[words]
      const ratio = contrastOf(isMuted ? muted : text, mixed(ground, under))
      if (ratio >= textRatio) return []
      return [
        {
          path,
          locale: null,
          problem: words === 'dark' ? 'contrastDark' : 'contrastLight',
          // Cut, not rounded: what falls short never reads as the least.
          values: { contrast: Math.floor(ratio * 10) / 10, least: textRatio },
        },
      ]
    }),
}

/** The picture over the ground, as browsers lay it: byte by byte. */
const mixed = (ground: string, picture: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [below = 0, above = 0] = [ground, picture].map((color) =>
        Number.parseInt(color.slice(at, at + 2), 16),
      )
      return Math.round(below * (1 - share) + above * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
