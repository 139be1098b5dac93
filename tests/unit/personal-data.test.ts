import config from '@payload-config'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import type { PersonalData } from '@/src/domain/settings/retention'
import { personalData, personalDataElsewhere } from '@/src/payload/retention/personal-data'

const { collections } = await config

const entries = new Map(Object.entries(personalData))

/** Names that fields about people have here, beside those that say it by their type. */
const aboutPeople =
  /^(author|authorId|authors|askedBy|askedById|assignee|company|decidedBy|draftAuthors|files|mentions|phone|publishedBy|replies|scheduledBy|undoneBy|updatedBy|userId|username)$/

const isAboutPeople = (field: FlattenedField): boolean =>
  field.type === 'email' ||
  ('relationTo' in field &&
    [field.relationTo].flat().includes('users') &&
    field.name !== 'document') ||
  aboutPeople.test(field.name)

describe('the register of personal data', () => {
  it('has every collection, and none that is gone', () => {
    expect([...entries.keys()].sort()).toEqual(collections.map(({ slug }) => slug).sort())
  })

  it.each(collections.map((collection) => [collection.slug, collection] as const))(
    'names what %s holds about people, by fields that are there',
    (slug, { flattenedFields }) => {
      const named = new Set(entries.get(slug)?.flatMap(({ fields }) => fields))
      const names = flattenedFields.map(({ name }) => name)
      expect(
        flattenedFields
          .filter(isAboutPeople)
          .map(({ name }) => name)
          .filter((name) => !named.has(name)),
      ).toEqual([])
      expect([...named].filter((name) => !names.includes(name))).toEqual([])
    },
  )

  it('is what docs/privacy.md says: else run this test with -u', async () => {
    await expect(privacyDocument()).toMatchFileSnapshot('../../docs/privacy.md')
  })
})

/** Writes the register for people who run a site. */
function privacyDocument(): string {
  const rows = [...entries].flatMap(([slug, places]) => places.map((place) => ({ slug, place })))
  const withWriters = rows.filter(({ place }) =>
    place.fields.every((name) => /^(updatedBy|draftAuthors)$/.test(name)),
  )
  const own = rows.filter((row) => !withWriters.includes(row))
  const table = (about: PersonalData['about']) =>
    own
      .filter(({ place }) => place.about === about)
      .map(
        ({ slug, place: { fields, purpose, basis, kept } }) =>
          `| \`${slug}\` | ${fields.map((name) => `\`${name}\``).join(', ')} | ${purpose} | ${basis} | ${kept} |`,
      )
  const head = [
    '| Collection | Fields | Purpose | Legal basis | Kept for |',
    '| --- | --- | --- | --- | --- |',
  ]
  return `# Personal data

Where the site holds data about people, for what, and for how long: a record of processing activities to begin with. It is written
from \`src/payload/retention/personal-data.ts\` and \`site/personal-data.ts\`. A collection that is missing there fails a test. The legal bases are proposals
(article 6 (1) of the GDPR): confirm them for your country, and complete your privacy policy.

How many days the names in capitals stand for, and how the site deletes: [Data retention](deployment.md#data-retention).

## Visitors

${[...head, ...table('visitors')].join('\n')}

## Staff

${[...head, ...table('staff')].join('\n')}

Records that staff write hold \`updatedBy\` or \`draftAuthors\`, to show colleagues who changed them, and to have
another person approve them. They are kept as long as the record and its versions: ${withWriters.map(({ slug }) => `\`${slug}\``).join(', ')}.

## Others

${[...head, ...table('others')].join('\n')}

## Outside of collections

| Place | Holds | Kept for |
| --- | --- | --- |
${personalDataElsewhere.map(({ place, holds, kept }) => `| ${place} | ${holds} | ${kept} |`).join('\n')}

The table of \`web-vitals\` holds counts alone, and no collection holds addresses on the network.
`
}
