import type { Check, Found } from '../check'

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
