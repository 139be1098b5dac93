import 'server-only'
import { defaultLanguage } from '@/src/i18n/languages'
import { recordLists } from '@/src/domain/links/public-page'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { tags } from '@/src/data/cache/tags'

/** Returns the paths of the lists in which visitors find a record. What cannot be read counts as filled. */
export const filledLists = async (): Promise<Set<string>> =>
  new Set(await withFallback(readFilledLists({}), Object.keys(recordLists)))

const readFilledLists = cached(
  'filledLists',
  () => [tags.publicPaths()],
  async (): Promise<string[]> => {
    const payload = await getPayload()
    const found = await Promise.all(
      Object.entries(recordLists).map(async ([path, collection]) => {
        const { docs } = await payload.find({
          ...readAsPublic(defaultLanguage),
          collection,
          select: {},
          limit: 1,
          pagination: false,
        })
        return docs.length > 0 ? [path] : []
      }),
    )
    return found.flat()
  },
)
