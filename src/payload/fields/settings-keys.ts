import type { PayloadRequest, StaticDescription, TextField } from 'payload'
import type { SiteSetting } from '@/payload-types'
import { families, familyMaxLength } from '@/src/domain/catalogue/families'
import { maxTags, tagMaxLength } from '@/src/contract/article'

const Field = '/src/staff/panel/choice-fields#FamilyField'

/** The family of products that a record belongs to. */
export const familyField = (description: StaticDescription): TextField => ({
  name: 'family',
  type: 'text',
  maxLength: familyMaxLength,
  admin: { position: 'sidebar', description, components: { Field } },
  validate: async (value, { event, previousValue, req }) =>
    refusalOf(family('family'), value ? [value] : [], [previousValue], event, req),
})

/** Several families of products. */
export const familiesField = (description: StaticDescription): TextField => ({
  name: 'families',
  type: 'text',
  hasMany: true,
  maxLength: familyMaxLength,
  admin: { position: 'sidebar', description, components: { Field } },
  validate: async (values, { event, previousValue, req }) =>
    refusalOf(family('families'), [values ?? []].flat(), previousValue ?? [], event, req),
})

/** Tags of an article. */
export const newsTagsField: TextField = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxLength: tagMaxLength,
  maxRows: maxTags,
  admin: {
    position: 'sidebar',
    description: 'Keys of tags from the site settings. Each tag has its own page and feed',
  },
  validate: async (values, { event, previousValue, req }) =>
    refusalOf(tag, [values ?? []].flat(), previousValue ?? [], event, req),
}

/** A field that holds keys of a list of the site settings. */
interface Listed {
  name: string
  noun: string
  maxLength: number
  /** Reads the keys of the list. */
  keysOf: (settings: Pick<SiteSetting, 'areas' | 'newsTags'>) => string[]
}

/** The families of the settings, and those that are documented. */
const family = (name: string): Listed => ({
  name,
  noun: 'family',
  maxLength: familyMaxLength,
  keysOf: ({ areas }) => {
    const named = (areas ?? []).flatMap(({ key, isFamily }) => (isFamily === false ? [] : [key]))
    return [...new Set([...named, ...families])]
  },
})

const tag: Listed = {
  name: 'tags',
  noun: 'tag',
  maxLength: tagMaxLength,
  keysOf: ({ newsTags }) => (newsTags ?? []).map(({ key }) => key),
}

/** Refuses keys that the site does not have; what is stored may stay, whatever became of the settings. */
async function refusalOf(
  { name, noun, maxLength, keysOf }: Listed,
  values: readonly string[],
  stored: readonly unknown[],
  event: 'onChange' | 'submit' | undefined,
  req: PayloadRequest,
): Promise<true | string> {
  if (values.some(({ length }) => length > maxLength))
    return `${name} must not be longer than ${maxLength} characters`
  if (new Set(values).size < values.length) return `${name} names a ${noun} twice`
  const added = values.filter((value) => !stored.includes(value))
  // The panel asks at every key that is pressed; what counts is the save.
  if (added.length === 0 || event === 'onChange') return true
  const known = keysOf(
    await req.payload.findGlobal({
      slug: 'site-settings',
      select: { areas: true, newsTags: true },
      depth: 0,
      req,
    }),
  )
  return (
    added.every((value) => known.includes(value)) || `${name} must be one of ${known.join(', ')}`
  )
}
