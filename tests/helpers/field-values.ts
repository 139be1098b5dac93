import {
  type CollectionConfig,
  type Field,
  flattenAllFields,
  type FlattenedField,
  type GlobalConfig,
} from 'payload'
import { blocks } from '@/blocks'
import { withAdminDefaults } from '@/blocks/admin-defaults'
import { matrix } from '@/src/payload/access/matrix'

/** A field of a record, and how a body that sets it to a value looks. */
export interface Place {
  /** Path of the field, as messages name it: `name`, `seo.title`, `layout.0.points.0.x`. */
  path: string
  field: FlattenedField
  body: (value: unknown) => Record<string, unknown>
}

type Exports = Record<string, unknown>

const collectionFiles = import.meta.glob<Exports>(
  ['../../collections/*/index.ts', '../../site/collections/*/index.ts'],
  { eager: true },
)

const configs = Object.values(collectionFiles)
  .flatMap((file) => Object.values(file))
  .filter((value): value is CollectionConfig | GlobalConfig => {
    const { slug, fields } = Object(value) as Partial<CollectionConfig>
    return typeof slug === 'string' && Array.isArray(fields)
  })

/** Collections have a row in the access matrix. */
export const globalSlugs = configs.map(({ slug }) => slug).filter((slug) => !(slug in matrix))

export const draftedGlobals = configs
  .filter(({ slug, versions }) => globalSlugs.includes(slug) && Boolean(Object(versions).drafts))
  .map(({ slug }) => slug)

/** Returns true where a record of a collection can be made out of another one. */
export function canBeCopied(slug: string): boolean {
  const config = configs.find((candidate) => candidate.slug === slug)
  return !(config && 'disableDuplicate' in config && config.disableDuplicate)
}

/** Every place of a collection or global into which a client may write, blocks left out. */
export function listPlaces(slug: string): Place[] {
  const config = configs.find((candidate) => candidate.slug === slug)
  return config ? placesIn(config.fields, '', (inner) => inner) : []
}

/** Every place of every block, as a page holds it. */
export function placesOfBlocks(): Place[] {
  return blocks.flatMap((definition) => {
    const block = withPictureIds(definition.defaults)
    return placesIn(withAdminDefaults(definition).fields, 'layout.0.', (inner) => ({
      layout: [{ ...block, ...inner }],
    }))
  })
}

/** Defaults name pictures of the demo; a page holds ids. */
const withPictureIds = (defaults: object): object =>
  JSON.parse(JSON.stringify(defaults).replaceAll(/"key:[^"]*"/g, `"${'a'.repeat(24)}"`))

/** A global with nothing for what it says nothing about: what a write leaves out stays as it is. */
export function withEmptyFields(
  slug: string,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  const whole = { ...stored }
  for (const { path, field } of listPlaces(slug)) {
    const [name = '', inner] = path.split('.')
    const nothing = 'hasMany' in field && field.hasMany ? [] : null
    if (inner === undefined) whole[name] ??= nothing
    else if (!/^\d/.test(inner)) whole[name] = { [inner]: nothing, ...Object(whole[name]) }
  }
  return whole
}

type Wrap = (inner: Record<string, unknown>) => Record<string, unknown>

function placesIn(fields: Field[], prefix: string, wrap: Wrap): Place[] {
  return flattenAllFields({ fields: structuredFields(fields) }).flatMap((field): Place[] => {
    const { name } = field
    const path = prefix + name
    const itself: Place = { path, field, body: (value) => wrap({ [name]: value }) }
    if (field.type === 'group' || field.type === 'tab') {
      return [itself, ...placesIn(field.fields, `${path}.`, (inner) => wrap({ [name]: inner }))]
    }
    if (field.type === 'array') {
      const inRow: Wrap = (inner) => wrap({ [name]: [inner] })
      return [itself, ...placesIn(field.fields, `${path}.0.`, inRow)]
    }
    return [itself]
  })
}

/** Without what holds no data. */
const structuredFields = (fields: Field[]): Field[] => fields.filter(({ type }) => type !== 'ui')

/** Becomes the number 1e400 in `toJson`: no value of JavaScript is written so. */
export const beyondDouble = '@1e400@'

export const toJson = (body: unknown): string =>
  JSON.stringify(body).replaceAll(`"${beyondDouble}"`, '1e400')

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Many times what any field takes. */
const longText = 'a'.repeat(200_000)

const numbers = [2 ** 53, -(2 ** 53), 1e18, 1e308, beyondDouble, -0, 0.1 + 0.2]

/** Numbers that no field stores, whatever its type. */
export const unstorableNumbers = [2 ** 53, -(2 ** 53), 1e18, -1e18, 1e308, beyondDouble]

const dates = [
  '0000-01-01T00:00:00.000Z',
  '0001-01-01',
  '1900-01-01T00:00:00.000Z',
  '2200-12-31T23:59:59.999Z',
  '10000-01-01',
  '+010000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2020-13-45',
]

const texts = ['', 'a\ud800', '\ud800', 'a\0b', '\uffff', '\u2028', 'a'.repeat(300)]

const wrongTypes = [null, true, 5, 'x', {}, [], [null], { a: { b: 1 } }]

/** Extremes of a field's type. */
export interface Extremes {
  /** Beyond what the field itself allows. */
  limits: unknown[]
  /** Values that the type alone judges: odd ones, and those of another type. */
  odd: unknown[]
}

export function extremesOf({ type }: FlattenedField): Extremes {
  switch (type) {
    case 'number':
      return { limits: [1e18], odd: [...numbers, ...wrongTypes] }
    case 'date':
      return { limits: ['1900-01-01', '2200-12-31'], odd: [...dates, ...wrongTypes] }
    case 'text':
    case 'textarea':
    case 'code':
    case 'email':
      return { limits: [longText], odd: [...texts, ...wrongTypes] }
    case 'json':
    case 'richText':
      return {
        limits: [nested(70), manyTexts],
        odd: [
          ...wrongTypes,
          nested(60),
          ['\ud800'],
          { a: '\ud800', '\ud800': 1 },
          { a: 1e18 },
          { a: [{ b: beyondDouble }] },
        ],
      }
    case 'array':
    case 'blocks':
      return {
        limits: [manyRows],
        odd: [...wrongTypes, nested(60), [{ blockType: 'none' }], [{ id: 5 }]],
      }
    case 'relationship':
    case 'upload':
      return {
        limits: [manyTexts],
        odd: [...wrongTypes, crypto.randomUUID(), { relationTo: 'none', value: 'x' }],
      }
    default:
      return { limits: [], odd: [...wrongTypes, nested(60), '\ud800'] }
  }
}

const manyTexts = Array.from({ length: 10_000 }, (_, index) => `${index}`)
const manyRows = Array.from({ length: 10_000 }, () => ({}))
