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
