import 'server-only'
import { getPayload } from '@/src/data/payload'

/** Names as pictures are given them, in their whole width or another one. */
const pattern = /^([0-9a-f]{20})(-\d+)?\.webp$/

/**
 * The file by which another one was replaced: pages that are kept somewhere, links and mails name the old one.
 * @returns undefined where no picture ever had a file of this name
 */
export async function followingPicture(file: string): Promise<string | undefined> {
  const [, main, width = ''] = pattern.exec(file) ?? []
  if (!main) return undefined
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'media',
    where: { formerFiles: { equals: `${main}.webp` } },
    select: { filename: true, sizes: true },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [media] = docs
  const sized = Object.values(media?.sizes ?? {}).find((size) =>
    size?.filename?.endsWith(`${width}.webp`),
  )
  return (width ? sized?.filename : undefined) ?? media?.filename ?? undefined
}
