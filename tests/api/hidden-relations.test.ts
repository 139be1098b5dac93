import { beforeAll, describe, expect, it } from 'vitest'
import { type GuardedCollection, matrix } from '@/src/payload/access/matrix'
import { collectionSamples, type CollectionSamples } from '@/tests/helpers/collection-samples'
import { globalSlugs, listPlaces, type Place, placesOfBlocks } from '@/tests/helpers/field-values'
import { api } from '@/tests/helpers/http'
import { newCategory } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { visit } from '@/tests/helpers/visit'

/** A relation of something that visitors read to something of which they read a part. */
interface Way {
  from: string
  place: Place
  to: GuardedCollection
}

const isPartlyPublic = (slug: string): slug is GuardedCollection =>
  slug in matrix && matrix[slug as GuardedCollection].read.startsWith('visible:')

const isRead = (slug: string): boolean =>
  isPartlyPublic(slug) || ['everyone', 'site'].includes(matrix[slug as GuardedCollection]?.read)

const waysOf = (from: string, places: Place[]): Way[] =>
  places.flatMap((place) =>
    place.field.type === 'relationship' || place.field.type === 'upload'
      ? [place.field.relationTo]
          .flat()
          .filter(isPartlyPublic)
          .map((to) => ({ from, place, to }))
      : [],
  )

const ways: Way[] = [
  ...[...Object.keys(matrix).filter(isRead), ...globalSlugs].flatMap((slug) =>
    waysOf(slug, listPlaces(slug)),
  ),
  ...waysOf('pages', placesOfBlocks()),
]

let token: string
let samples: CollectionSamples
/** Ids of records that visitors cannot read. */
const hiddenIds: string[] = []

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  samples = collectionSamples({ categoryId: (await newCategory(token)).id })
})

async function write(path: string, method: string, body: unknown) {
  const answer = await staffCall(path, { token, method, body: body as object })
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body.doc as Record<string, unknown> & { id: string; slug?: string }
}

const titles = ['name', 'title', 'question', 'holder']

/** A record that is drafted or switched off, with a title that tells it in whatever text it stands. */
async function hiddenRecord(slug: GuardedCollection): Promise<string> {
  const { body } = await samples[slug]()
  const data = body as Record<string, unknown>
  const named = Object.fromEntries(
    titles.filter((name) => name in data).map((name) => [name, `Concealed ${crypto.randomUUID()}`]),
  )
  const isDrafted = listPlaces(slug).every(({ path }) => path !== 'isActive')
  const hiding = isDrafted ? { _status: 'draft' } : { isActive: false }
  const { id } = await write(`/${slug}`, 'POST', { ...data, ...named, ...hiding })
  hiddenIds.push(id)
  return id
}

/**
 * Adds the fields that a record needs beside a relation: texts of its own, not made of anything that visitors cannot
 * read.
 */
function withNeeded(from: string, relation: object): object {
  const text = JSON.stringify(relation)
  switch (from) {
    case 'products':
      return { ...relation, slug: crypto.randomUUID() }
    case 'security-notices':
      return JSON.parse(text.replace('"product":', '"name":"Machine","product":')) as object
    case 'finder-questions':
      return JSON.parse(
        text
          .replace('"conditions":', '"label":"Yes","conditions":')
          .replace('"categories":', '"test":"category","categories":'),
      ) as object
    case 'pages':
      return JSON.parse(
        text
          .replace('"blockType":"references"', '"blockType":"references","title":"Customers"')
          .replace('"items":[{', '"items":[{"title":"A bank",'),
      ) as object
    default:
      return relation
  }
}

/** A public record with a relation to each of some others. */
async function recordWith({ from, place, to }: Way, ids: string[]) {
  const isMany = 'hasMany' in place.field && place.field.hasMany
  const isOfOne = typeof (place.field as { relationTo?: unknown }).relationTo === 'string'
  const links = ids.map((id) => (isOfOne ? id : { relationTo: to, value: id }))
  const relation = withNeeded(from, place.body(isMany ? links : links.at(-1)))
  if (globalSlugs.includes(from)) return write(`/globals/${from}`, 'POST', relation)
  const { body } = await samples[from as GuardedCollection]()
  if (!(body instanceof FormData)) return write(`/${from}`, 'POST', { ...body, ...relation })
  const { id } = await write(`/${from}`, 'POST', body)
  return write(`/${from}/${id}`, 'PATCH', relation)
}

function expectNothingHidden(text: string, where: string): void {
  expect(text, where).not.toMatch(/concealed/i)
  for (const id of hiddenIds) expect(text.includes(id), `${where} holds ${id}`).toBe(false)
}

describe('what visitors cannot read', () => {
  it.each(ways.map((way) => [`${way.from}, ${way.place.path} to ${way.to}`, way] as const))(
    'is not named by %s',
    async (_, way) => {
      const shown = await samples[way.to]()
      const ids = [(await write(`/${way.to}`, 'POST', shown.body)).id, await hiddenRecord(way.to)]
      const { id } = await recordWith(way, ids)
      const isGlobal = globalSlugs.includes(way.from)
      const record = isGlobal ? `/globals/${way.from}` : `/${way.from}/${id}`
      const told = JSON.stringify((await staffCall(record, { token })).body)
      expect(told, 'to staff').toContain(hiddenIds.at(-1))
      const list = `/${way.from}?where[id][equals]=${id}`
      for (const path of isGlobal ? [record] : [record, list, '&draft=true', '&trash=true'])
        for (const more of ['', 'depth=2', 'locale=all', 'locale=ja']) {
          const address = path.startsWith('&') ? list + path : path
          const query = more && `${address.includes('?') ? '&' : '?'}${more}`
          const { body } = await staffCall(address + query)
          expectNothingHidden(JSON.stringify(body), address + query)
          const [name = ''] = way.place.path.split('.', 1)
          const isMany = 'hasMany' in way.place.field && way.place.field.hasMany
          if (isMany && body[name]) expect(JSON.stringify(body[name])).toContain(ids[0])
        }
    },
  )

  it('is not named by formatted texts, which lead to addresses alone', async () => {
    const value = await hiddenRecord('products')
    const relation = { relationTo: 'products', value }
    const element = { version: 1, format: '', indent: 0, direction: 'ltr' }
    const text = { type: 'text', text: 'Here', version: 1, format: 0, style: '', mode: 'normal' }
    const fields = { linkType: 'internal', newTab: false, doc: relation }
    for (const node of [
      { ...element, type: 'link', version: 3, id: 'a', fields, children: [text] },
      { ...element, type: 'relationship', version: 2, ...relation },
      { ...element, type: 'upload', version: 3, id: 'b', fields: null, ...relation },
    ]) {
      const paragraph = { ...element, type: 'paragraph', children: [node] }
      const content = { root: { ...element, type: 'root', children: [paragraph] } }
      const body = { ...(await samples.pages()).body, layout: [{ blockType: 'richText', content }] }
      const made = await staffCall('/pages', { token, method: 'POST', body })
      if (made.status === 400) continue
      expect(made.status, node.type).toBe(201)
      const { id, path } = made.body.doc
      for (const query of ['', '?locale=all', '?depth=2'])
        expectNothingHidden(JSON.stringify((await staffCall(`/pages/${id}${query}`)).body), query)
      expectNothingHidden((await visit(path)).html, path)
    }
  })

  it('is nowhere in the documented answers and in pages', async () => {
    const slugs: Record<string, string> = {}
    for (const from of ['products', 'documents', 'security-notices', 'categories']) {
      const { body } = await staffCall(`/${from}?sort=-createdAt&limit=1`)
      slugs[from] = body.docs[0]?.slug
    }
    const calls = [
      '/products',
      '/products/featured',
      `/products/category/${slugs.categories}`,
      `/product/${slugs.products}`,
      '/categories',
      '/certificates',
      '/documents',
      `/documents/${slugs.documents}`,
      '/security-notices',
      `/security-notices/${slugs['security-notices']}`,
      '/navigation',
      '/menus',
      '/content',
      '/jobs',
      '/news',
      '/search?q=product',
      '/search/suggestions?q=product',
    ]
    for (const path of calls) expectNothingHidden(JSON.stringify((await api(path)).body), path)
    const pages = [
      '/',
      '/products',
      '/products/finder',
      `/product/${slugs.products}`,
      '/downloads',
      `/downloads/${slugs.documents}`,
      '/security',
      `/security/${slugs['security-notices']}`,
      '/company/certificates',
      '/search?q=product',
      '/sitemap.xml',
    ]
    for (const path of pages) {
      expectNothingHidden((await visit(path)).html.replaceAll(path, ''), path)
      expectNothingHidden((await visit(path, { RSC: '1' })).html, `${path}, its data`)
    }
  })
})
