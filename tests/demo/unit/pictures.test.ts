import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import phash from 'sharp-phash'
import distance from 'sharp-phash/distance.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { certificates } from '@/seed/demo/certificates'
import { contentSections } from '@/seed/demo/sections'
import { news } from '@/seed/demo/news'
import { products } from '@/seed/demo/products'
import { settings } from '@/seed/demo/settings'
import { demoPages } from '@/seed/demo/pages'

interface Entry {
  file: string
  alt: string
  width: number
  height: number
  blur: string
  source: string
}

const folder = path.resolve('seed/media')
const films = path.resolve('seed/films')
const manifest: Record<string, Entry> = JSON.parse(
  readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
)
const entries = Object.entries(manifest)

const kilobytes = 1000
const sizeOf = (file: string) => statSync(file).size

/** Pictures that belong to one record each, by whose they are. */
const owned: [string, string[]][] = [
  ...products.map(({ slug, variants }): [string, string[]] => [
    `options of ${slug}`,
    (variants?.axes ?? []).flatMap(({ options }) => options.flatMap((each) => each.picture ?? [])),
  ]),
  ...products.map(({ slug, pictures }): [string, string[]] => [`product ${slug}`, pictures]),
  ...news.map(({ slug, pictures }): [string, string[]] => [`article ${slug}`, pictures]),
  ...contentSections.map(({ sectionKey, picture }): [string, string[]] => [
    `section ${sectionKey}`,
    [picture],
  ]),
  ['site settings', [settings.logo, settings.logoDark]],
]

/** Pictures that pages name, by the page's path. */
const onPages: [string, string[]][] = demoPages.map((page) => [
  page.path,
  [...JSON.stringify(page).matchAll(/"key:([^"]+)"/g)].flatMap(([, key]) => key ?? []),
])

const repeated = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

describe('the pictures that the seed names', () => {
  // A certificate and the one that follows it may share a picture.
  const onCertificates = certificates.map(({ number, picture }): [string, string[]] => [
    `certificate ${number}`,
    [picture],
  ])
  const named = [...owned, ...onCertificates, ...onPages]

  it('are all there', () => {
    const missing = named.flatMap(([where, keys]) =>
      keys.filter((key) => !manifest[key]).map((key) => `${key} (${where})`),
    )
    expect(missing).toEqual([])
  })

  it('belong to one product, article or section each', () => {
    expect(repeated(owned.flatMap(([, keys]) => keys))).toEqual([])
  })

  it('stand on a page once', () => {
    const twice = onPages.flatMap(([where, keys]) =>
      repeated(keys).map((key) => `${key} (${where})`),
    )
    expect(twice).toEqual([])
  })

  it('are all that there are', () => {
    const known = new Set(named.flatMap(([, keys]) => keys))
    expect(Object.keys(manifest).filter((key) => !known.has(key))).toEqual([])
  })

  it('show every product in three views and every article in three pictures', () => {
    for (const { slug, pictures } of products) {
      expect(pictures).toEqual(['', '-front', '-detail'].map((view) => `product-${slug}${view}`))
    }
    for (const { slug, pictures } of news) {
      expect(pictures).toEqual([1, 2, 3].map((number) => `news-${slug}-${number}`))
    }
  })
})

describe('the files of the pictures', () => {
  it('are those of the list, and no others', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.webp'))
    expect(files.sort()).toEqual(entries.map(([, { file }]) => file).sort())
  })

  it('weigh less than 150 KB each, films 1.5 MB, all together 30 MB', () => {
    const pictures = entries.map(([, { file }]) => path.join(folder, file))
    const filmFiles = readdirSync(films).map((file) => path.join(films, file))
    expect(pictures.filter((file) => sizeOf(file) >= 150 * kilobytes)).toEqual([])
    expect(filmFiles.filter((file) => sizeOf(file) > 1500 * kilobytes)).toEqual([])
    const total = [...pictures, ...filmFiles].reduce((sum, file) => sum + sizeOf(file), 0)
    expect(total).toBeLessThan(30_000 * kilobytes)
  })

  it('are WebP, as wide and as high as the list says', async () => {
    for (const [key, { file, width, height }] of entries) {
      const found = await sharp(path.join(folder, file)).metadata()
      expect({ key, format: found.format, width: found.width, height: found.height }).toEqual({
        key,
        format: 'webp',
        width,
        height,
      })
    }
  })
})

describe('every picture', () => {
  const keysWhere = (isWrong: (entry: Entry, key: string) => boolean) =>
    entries.filter(([key, entry]) => isWrong(entry, key)).map(([key]) => key)

  it('has a text', () => {
    expect(keysWhere(({ alt }) => !/\w/.test(alt))).toEqual([])
  })

  it('has a blur', () => {
    expect(keysWhere(({ blur }) => !/^data:image\/webp;base64,[\w+/=]{40,}$/.test(blur))).toEqual(
      [],
    )
  })

  it('tells what it was made from, and none stands in for another', () => {
    const made = /^(rendered:[\w/-]+|drawn:[\w-]+\.mjs@[\da-f]{12})$/
    expect(keysWhere(({ source }) => !made.test(source))).toEqual([])
  })
})

/** Side of the square that a perceptual hash is made of, pixels. */
const hashedSize = 32

describe('two pictures', () => {
  const hashes = new Map<string, string>()

  beforeAll(async () => {
    for (const [key, { file }] of entries) {
      const small = sharp(path.join(folder, file))
        // As small as the hash looks at it: WebP is read in less than its full size.
        .resize(hashedSize, hashedSize, { fit: 'fill' })
        // A logo lies on nothing; on grey, light letters and dark ones are both seen.
        .flatten({ background: '#808080' })
      hashes.set(key, await phash(await small.png({ compressionLevel: 0 }).toBuffer()))
    }
  }, 120_000)

  /** A machine in its two finishes: the same picture but for the colour. */
  const areFinishes = (one: string, other: string) =>
    one === `${other}-anthracite` || other === `${one}-anthracite`

  /** Pairs whose hashes differ in fewer than so many of 64 bits. */
  const twins = (keys: string[], bits: number) =>
    keys.flatMap((key, index) =>
      keys.slice(0, index).flatMap((other) => {
        if (areFinishes(key, other)) return []
        const differing = distance(hashes.get(key) ?? '', hashes.get(other) ?? '')
        return differing < bits ? [`${key} and ${other}: ${differing} bits`] : []
      }),
    )

  // A picture and the same one cut, recoloured or made anew differ in 0 to 4 bits.
  it('are never the same one', () => {
    expect(twins(Object.keys(manifest), 5)).toEqual([])
  })

  // Machines of one house, each alone on white ground, may be near each other; scenes may not.
  it('of places, news and people are not alike', () => {
    const others = Object.keys(manifest).filter((key) => !key.startsWith('product-'))
    expect(twins(others, 12)).toEqual([])
  })
})
