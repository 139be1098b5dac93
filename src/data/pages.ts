import 'server-only'
import type { Page as PageDoc } from '@/payload-types'
import { builtInPages } from '@/src/content'
import { resolve } from '@/src/content/resolve'
import type { Language } from '../i18n/languages'
import { cached, orElse } from './cache'
import { asVisitor, cms } from './cms'
import { asReader } from './preview'
import { idOf } from './pictures'
import { mapReadable } from './readable'
import { tags } from './tags'

/** A block as pages hold it: of any kind, told apart by `blockType`. */
export type Block = NonNullable<PageDoc['layout']>[number]

/** A page of the site, in one language. */
export interface Page {
  path: string
  title: string
  layout: Block[]
  seo: { title: string | null; description: string | null; picture: string | null }
}

interface PageQuery {
  lng: Language
  path: string
}

/**
 * The published page at a path; where there is none, or the database cannot be read, the one built in;
 * null where neither exists.
 */
export async function getPage({ lng, path }: PageQuery): Promise<Page | null> {
  return (await orElse(findPage({ lng, path }), null)) ?? builtIn({ lng, path })
}

/** Every published page, and those built in that have no document of their own. */
export async function listPages({ lng }: { lng: Language }): Promise<Page[]> {
  const written = await readPages({ lng })
  const paths = new Set(written.map(({ path }) => path))
  const others = builtInPages.filter(({ path }) => !paths.has(path))
  return [...written, ...others.map(({ path }) => builtIn({ lng, path }) as Page)]
}

const readPages = cached(
  'readPages',
  () => [tags.pages(), tags.pageList()],
  async ({ lng }: { lng: Language }): Promise<Page[]> => {
    const payload = await cms()
    const { docs } = await payload.find({
      ...asVisitor(lng),
      collection: 'pages',
      sort: 'path',
      pagination: false,
    })
    return mapReadable(docs, ['path', 'title'], toPage)
  },
)

const findPage = cached(
  'findPage',
  ({ path }) => [tags.pages(), tags.page(path)],
  async ({ lng, path }: PageQuery): Promise<Page | null> => {
    const payload = await cms()
    const { docs } = await payload.find({
      ...(await asReader(lng)),
      collection: 'pages',
      where: { path: { equals: path } },
      limit: 1,
      pagination: false,
    })
    return mapReadable(docs, ['path', 'title'], toPage)[0] ?? null
  },
)

function builtIn({ lng, path }: PageQuery): Page | null {
  const page = builtInPages.find((candidate) => candidate.path === path)
  if (!page) return null
  const { title, layout, seo } = resolve(page, lng)
  return toPage({ path, title, layout, seo })
}

function toPage(doc: Pick<PageDoc, 'path' | 'title' | 'layout' | 'seo'>): Page {
  return {
    path: doc.path,
    title: doc.title,
    layout: Array.isArray(doc.layout) ? doc.layout : [],
    seo: {
      title: doc.seo?.title ?? null,
      description: doc.seo?.description ?? null,
      picture: idOf(doc.seo?.picture),
    },
  }
}
