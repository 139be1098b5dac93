import type { PayloadRequest, StaticDescription, TextField } from 'payload'
import { families, familyMaxLength } from '@/src/domain/catalogue/families'

const Field = '/src/staff/panel/choice-fields#FamilyField'

/** The family of products that a record belongs to. */
export const familyField = (description: StaticDescription): TextField => ({
  name: 'family',
  type: 'text',
  maxLength: familyMaxLength,
  admin: { position: 'sidebar', description, components: { Field } },
  validate: async (value, { event, previousValue, req }) =>
    refusalOf('family', value ? [value] : [], [previousValue], event, req),
})

/** Several families of products. */
export const familiesField = (description: StaticDescription): TextField => ({
  name: 'families',
  type: 'text',
  hasMany: true,
  maxLength: familyMaxLength,
  admin: { position: 'sidebar', description, components: { Field } },
  validate: async (values, { event, previousValue, req }) =>
    refusalOf('families', [values ?? []].flat(), previousValue ?? [], event, req),
})

/** Refuses families that the site does not have; what is stored may stay, whatever became of the settings. */
async function refusalOf(
  name: string,
  values: readonly string[],
  stored: readonly unknown[],
  event: 'onChange' | 'submit' | undefined,
  req: PayloadRequest,
): Promise<true | string> {
  if (values.some(({ length }) => length > familyMaxLength))
    return `${name} must not be longer than ${familyMaxLength} characters`
  if (new Set(values).size < values.length) return `${name} names a family twice`
  const added = values.filter((value) => !stored.includes(value))
  // The panel asks at every key that is pressed; what counts is the save.
  if (added.length === 0 || event === 'onChange') return true
  const known = await familiesOfSite(req)
  return (
    added.every((value) => known.includes(value)) || `${name} must be one of ${known.join(', ')}`
  )
}

/** The families of the settings, and those that are documented. */
async function familiesOfSite(req: PayloadRequest): Promise<string[]> {
  const { areas } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { areas: true },
    depth: 0,
    req,
  })
  const named = (areas ?? []).flatMap(({ key, isFamily }) => (isFamily === false ? [] : [key]))
  return [...new Set([...named, ...families])]
}
