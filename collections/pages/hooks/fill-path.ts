import type { CollectionBeforeValidateHook } from 'payload'
import { freeSlug, slugify } from '@/src/platform/text/slug'

/** An address, or the beginning of one that is being typed. */
const begunPath = /^\/[a-z0-9/-]*$/

/**
 * Makes an address of what a draft has in its place: of its title where that is empty, and of words where they are none.
 * A published page keeps the address that was sent: where that is none, validation refuses it.
 */
export const fillPath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (data?._status !== 'draft') return data
  const given: unknown = data.path === undefined ? originalDoc?.path : data.path
  if (typeof given === 'string' && begunPath.test(given)) return data
  const title: unknown = data.title ?? originalDoc?.title
  const path = pathOf(given) || pathOf(typeof title === 'string' ? title.replaceAll('/', ' ') : '')
  if (!path) return data
  const slug = await freeSlug(path, async (candidate) => {
    const { totalDocs } = await req.payload.count({
      collection: 'pages',
      where: { path: { equals: `/${candidate}` }, id: { not_equals: originalDoc?.id ?? '' } },
      trash: true,
      req,
    })
    return totalDocs > 0
  })
  return { ...data, path: `/${slug}` }
}

/** "Audit Landing/Start" as `audit-landing/start`; titles in Thai or Chinese leave nothing. */
const pathOf = (text: unknown): string =>
  typeof text === 'string' ? text.split('/').map(slugify).filter(Boolean).join('/') : ''
