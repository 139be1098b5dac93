import {
  categoryDocuments,
  jobDocuments,
  lowerItemDocuments,
  newsDocuments,
  pageDocuments,
  productDocuments,
  rootItemDocuments,
} from '@/seed/catalogue'
import type { SeedDocument } from '@/seed/languages-of'
import { mediaFolder, readManifest } from '@/seed/picture-manifest'
import { inAllLanguages } from '@/seed/translations'
import { builtInPages } from '@/src/content'
import type { Picture } from '@/src/domain/checks/check'
import type { Content } from '@/src/domain/checks/content'
import { parseContent } from '@/src/domain/checks/document'
import type { CheckedCollection } from '@/src/contract/staff/checks'
import { languages } from '@/src/i18n/languages'
import { mergeLanguage } from '@/src/domain/checks/merge-language'
import type { Site } from '@/src/domain/checks/surroundings'
import { readSides } from '@/src/domain/media/pictures/sides'
import { makeSchema } from '@/tests/helpers/checks/schema'
import { statSync } from 'node:fs'
import path from 'node:path'

/** A document as it is stored, from what the seed writes language by language. */
function storedDocument(
  collection: CheckedCollection,
  document: SeedDocument,
): Record<string, unknown> {
  return document.languages.reduce<Record<string, unknown>>(
    (stored, lng) => mergeLanguage(stored, { ...document.in(lng) }, lng, makeSchema(collection)),
    { _status: 'published' },
  )
}

/** All documents of the demo as checks read them, and what they are held against. */
export async function checkedDemo(today: string) {
  const pictures = await demoPictures()
  const picture = (key: string) => ({ id: key, url: `/uploads/${key}.webp` })
  const all: Record<CheckedCollection, SeedDocument[]> = {
    pages: pageDocuments((slug) => slug, picture),
    products: productDocuments((slug) => slug, picture),
    news: newsDocuments((slug) => slug, picture),
    jobs: jobDocuments(),
    categories: categoryDocuments(),
  }
  const contents = Object.entries(all).flatMap(([name, documents]) => {
    const collection = name as CheckedCollection
    return documents.map((document): Content => {
      const doc = storedDocument(collection, document)
      return parseContent({ collection, id: document.key, doc }, makeSchema(collection))
    })
  })
  const menus = [
    ...rootItemDocuments(picture),
    ...lowerItemDocuments((slug) => slug, picture),
  ].flatMap((item) => String(item.in('en').href ?? ''))
  const site: Site = {
    today,
    languages,
    records: contents.map(({ collection, id, address, title }) => ({
      collection,
      id,
      address: address ?? '',
      title: title.byLanguage,
    })),
    links: [...menus, ...contents.flatMap(({ links }) => links.map(({ href }) => href))],
    builtIn: builtInPages.map((page) => page.path),
    closedModules: [],
    deadLinks: new Map(),
  }
  return { contents, site, pictures }
}

async function demoPictures(): Promise<Map<string, Picture>> {
  const manifest = inAllLanguages(
    'pictures',
    Object.entries(await readManifest()).map(([key, { file, blur, alt, ...size }]) => ({
      key,
      file,
      blur,
      alt: { en: alt },
      size: size as unknown as { width: number; height: number },
    })),
  )
  const pictures = new Map<string, Picture>()
  for (const { key, file, blur, alt, size } of manifest) {
    const sides = await readSides(blur)
    pictures.set(key, {
      filename: file,
      alt,
      width: size.width,
      height: size.height,
      size: statSync(path.join(mediaFolder, file)).size,
      ...(sides ? { sides } : {}),
    })
  }
  return pictures
}
