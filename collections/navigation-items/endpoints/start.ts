import type { Endpoint, PayloadRequest } from 'payload'
import { type BuiltInEntry, builtInMenus } from '@/src/content/menus'
import type { MenuName } from '@/src/contract/menu-names'
import { type MenuAnswer, MenuInput } from '@/src/contract/staff/menu-tree'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import type { Texts } from '@/src/i18n/server'
import type { TextKey } from '@/src/i18n/translate'
import { withLock } from '@/src/platform/redis/shared-lock'
import { inTransaction, mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { latestItems } from '../stored-items'

type Names = Partial<Record<Language, string>>

interface NewEntry {
  slug?: string
  names: Names
  href?: string
  category?: string
  entries?: NewEntry[]
}

/**
 * `POST /navigation-items/start`: writes the built-in entries of a menu, in all languages, for staff to go on from.
 * They are public, so that visitors see what they saw before.
 */
export const startFromBuiltIn: Endpoint = {
  path: '/start',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'navigation-items', 'create')
    const { menu } = await parseInput(req, MenuInput)
    const ids = await withLock('order navigation-items', () =>
      inTransaction(req, async () => {
        if ((await latestItems(req)).some((one) => one.menu === menu))
          throw new Refusal(409, 'This menu has entries of its own')
        // Not before: texts are of the server, and the configuration is read by plain Node, too.
        const { resources } = await import('@/src/i18n/server')
        const entries =
          menu === 'products'
            ? await categoryEntries(resources, req)
            : builtInMenus[menu].map((entry) => toEntry(entry, resources))
        return createAll(entries, menu, null, req)
      }),
    )
    const answer: MenuAnswer = { message: `${ids.length} created`, ids }
    return Response.json(answer, { status: 201 })
  },
}

type Resources = Record<Language, Texts>

const toEntry = ({ text, entries, href, slug }: BuiltInEntry, texts: Resources): NewEntry => ({
  slug,
  names: namesOf(text, texts),
  href,
  entries: entries?.map((entry) => toEntry(entry, texts)),
})

const namesOf = (text: TextKey, resources: Resources): Names =>
  Object.fromEntries(languages.map((lng) => [lng, resources[lng][text]]))

/** One group, with every public category. */
async function categoryEntries(texts: Resources, req: PayloadRequest): Promise<NewEntry[]> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { isActive: { equals: true } },
    sort: ['order', 'slug'],
    locale: 'all',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const entries = docs.map(({ id, name }) => ({
    // Of all languages at once Payload gives an object, which its types do not tell.
    names: name as unknown as Names,
    category: id,
  }))
  if (entries.length === 0) throw new Refusal(409, 'There is no category yet to make entries of')
  return [{ names: namesOf('page.products', texts), entries }]
}

async function createAll(
  list: NewEntry[],
  menu: MenuName,
  parentId: string | null,
  req: PayloadRequest,
): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { slug, names, href, category, entries = [] }] of list.entries()) {
    const { id } = await req.payload.create({
      collection: 'navigation-items',
      locale: defaultLanguage,
      data: {
        name: names[defaultLanguage] ?? '',
        slug: slug ?? '',
        menu,
        parentId,
        order: index + 1,
        isActive: true,
        href,
        target: category ? { relationTo: 'categories', value: category } : undefined,
        _status: 'published',
      },
      depth: 0,
      overrideAccess: false,
      context: { names },
      req,
    })
    ids.push(id, ...(await createAll(entries, menu, id, req)))
  }
  return ids
}
