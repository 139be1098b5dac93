import { contrast as contrastOf, keptColors, textRatio, toHex } from '@/src/domain/theme/color'
import { makePalette } from '@/src/domain/theme/palette'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import type { Check, CheckContext, Found, Picture } from '../check'
import type { Content, PictureUse } from '../content'

/** A picture without words is nothing to who cannot see it; other languages fall back to English. */
export const altMissing: Check = {
  id: 'altMissing',
  severity: 'error',
  asksSite: true,
  run: (content, around) =>
    picturesOf(content, around)
      .filter(({ picture }) => altIn(picture, defaultLanguage) === '')
      .map(({ use, picture }) => found(use, picture, 'altMissing', null)),
}

/** Names that a camera or a drawing program gives a file, instead of a description. */
export const altFileName: Check = {
  id: 'altFileName',
  severity: 'error',
  asksSite: true,
  run: (content, around) =>
    picturesOf(content, around).flatMap(({ use, picture }) =>
      languages
        .filter((lng) => isFileName(altIn(picture, lng), picture))
        .map((lng) => ({
          ...found(use, picture, 'altFileName', lng),
          values: { text: altIn(picture, lng) },
        })),
    ),
}

/** Two pictures of one page that are told in the same words. */
export const altRepeated: Check = {
  id: 'altRepeated',
  severity: 'warning',
  asksSite: true,
  run: (content, around) =>
    languages.flatMap((lng) => {
      const first = new Map<string, string>()
      return picturesOf(content, around).flatMap(({ use, picture }) => {
        const alt = altIn(picture, lng).toLowerCase()
        if (alt === '') return []
        const other = first.get(alt)
        if (other === undefined) first.set(alt, use.id)
        if (other === undefined || other === use.id) return []
        return [
          { ...found(use, picture, 'altRepeated', lng), values: { text: altIn(picture, lng) } },
        ]
      })
    }),
}

interface Shown {
  use: PictureUse
  picture: Picture
}

const picturesOf = ({ pictures }: Content, around: CheckContext): Shown[] =>
  pictures.flatMap((use) => {
    const picture = around.picture(use.id)
    return picture ? [{ use, picture }] : []
  })

const altIn = ({ alt }: Picture, lng: Language): string => {
  const text = alt[lng]
  return typeof text === 'string' ? text.trim() : ''
}

function found(
  { path, id }: PictureUse,
  { filename, originalName }: Picture,
  problem: Found['problem'],
  locale: Language | null,
): Found {
  return { path, locale, problem, values: { text: originalName ?? filename }, media: id }
}

const ending = /\.(?:jpe?g|png|webp|gif|avif|svg|heic|tiff?|bmp|psd|ai)$/i
const numbered =
  /^(?:img|dsc[fn]?|pict?|p|image|picture|photo|screenshot|screen shot|scan|untitled|file|kuva|bild)[ _-]*\(?\d[\d _:().-]*$/i
const joined = /^[a-z0-9]+(?:[_-][a-z0-9]+){2,}$/
const underscored = /^\S*[a-z0-9]_[a-z0-9]\S*$/i

function isFileName(alt: string, { filename, originalName = filename }: Picture): boolean {
  if (alt === '') return false
  const isName = [filename, originalName].some(
    (name) => alt === name || alt === name.replace(/\.[^.]+$/, ''),
  )
  return (
    (isName && !alt.includes(' ')) ||
    [ending, numbered, joined, underscored].some((pattern) => pattern.test(alt))
  )
}

/** More bytes than a picture of the kept size needs. */
const heaviest = 1_500_000

/** A picture that would be drawn larger than it is, or that takes long to arrive. */
export const pictureSize: Check = {
  id: 'pictureSize',
  severity: 'warning',
  asksSite: true,
  run: ({ pictures }, around) =>
    pictures.flatMap(({ path, id, leastWidth }): Found[] => {
      const picture = around.picture(id)
      if (!picture) return []
      const { width, size } = picture
      const text = picture.originalName ?? picture.filename
      const about = { path, locale: null, media: id }
      return [
        ...(width > 0 && width < leastWidth
          ? [
              {
                ...about,
                problem: 'pictureSmall' as const,
                values: { text, width, least: leastWidth },
              },
            ]
          : []),
        ...(size > heaviest
          ? [
              {
                ...about,
                problem: 'pictureHeavy' as const,
                values: { text, size: Math.round(size / 1e5) / 10, most: heaviest / 1e6 },
              },
            ]
          : []),
      ]
    }),
}

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
