import type { Block, BlockSlug, Field, Plugin } from 'payload'
import { formatLabels } from 'payload/shared'
import type { BlockDefinition } from './define'

/**
 * A block as the panel offers it: with its picture in the drawer, a label and a word of help at every field, and the
 * texts of its defaults as examples in fields that are still empty.
 */
export const withAdminDefaults = ({ schema, defaults }: BlockDefinition): Block => ({
  ...schema,
  labels: schema.labels ?? labelsFrom(schema.slug),
  custom: { ...schema.custom, example: defaults },
  fields: schema.fields.map((field) => helped(field, defaults)),
  admin: {
    ...schema.admin,
    images: { thumbnail: `/blocks/${schema.slug}.webp`, ...schema.admin?.images },
  },
})

/** Labels out of the name of a block, with capitals as in a sentence: `textSection` is “Text section”. */
function labelsFrom(slug: string): NonNullable<Block['labels']> {
  const { singular, plural } = formatLabels(slug)
  const inSentence = (label: string) => label.charAt(0) + label.slice(1).toLowerCase()
  return { singular: inSentence(singular), plural: inSentence(plural) }
}

/** Fields that mean the same in every block; a block's own words go before these. */
const help: Record<string, string> = {
  title: 'Heading of this part',
  text: 'Every line becomes a paragraph',
  body: 'Every line becomes a paragraph',
  description: 'A sentence or two',
  content: 'Text with headings, lists and links',
  ctaText: 'Words of the button. It is shown once it has words and an address',
  ctaHref: 'Where the button leads: a path such as /contact, or an https address',
  secondText: 'Words of a second, quieter button',
  secondHref: 'Where the second button leads',
  href: 'Where it leads: a path such as /contact, or an https address',
  picture: 'From the media library',
  look: 'How it is drawn',
  layout: 'How its parts stand',
  tone: 'Dark or light ground',
  items: 'One for each entry, in the order shown',
  tiles: 'One for each tile, in the order shown',
  cards: 'One for each card, in the order shown',
  layers: 'One for each layer, from top to bottom',
  places: 'One for each place, in the order shown',
  rows: 'One for each row, in the order shown',
  points: 'One for each point, in the order shown',
  sections: 'One for each section, in the order shown',
  flexible: 'Shown below the lists',
  builtIn: 'Shown while there is nothing else to show',
}

/** Labels of fields whose names say nothing to editors; a block's own words take precedence. */
const labels: Record<string, string> = {
  ctaText: 'Button',
  ctaHref: 'Address of the button',
  secondText: 'Second button',
  secondHref: 'Address of the second button',
  href: 'Address',
  youtubeId: 'YouTube id',
}

function helped(field: Field, example: unknown): Field {
  const given =
    'name' in field ? (example as Record<string, unknown> | null)?.[field.name] : example
  const inner = Array.isArray(given) ? given[0] : given
  const own = (field.admin ?? {}) as { description?: unknown }
  const description = own.description ?? ('name' in field ? help[field.name] : undefined)
  const placeholder = typeof given === 'string' ? given : undefined
  const label = 'name' in field && field.name ? labels[field.name] : undefined
  return {
    ...(label === undefined ? {} : { label }),
    ...field,
    ...('fields' in field ? { fields: field.fields.map((each) => helped(each, inner)) } : {}),
    admin: {
      ...field.admin,
      ...(description === undefined ? {} : { description }),
      ...((field.type === 'text' || field.type === 'textarea') && placeholder !== undefined
        ? { placeholder, ...field.admin }
        : {}),
    },
    // Spreading a union of fields loses which of them it is.
  } as Field
}

/** A Payload plugin that offers blocks in every collection with a field `layout`. */
export const blocksPlugin =
  (schemas: Block[]): Plugin =>
  (config) => ({
    ...config,
    blocks: [...(config.blocks ?? []), ...schemas],
    collections: config.collections?.map((collection) => ({
      ...collection,
      fields: collection.fields.map((field) =>
        field.type === 'blocks' && field.name === 'layout'
          ? {
              ...field,
              blockReferences: [
                ...(field.blockReferences ?? []),
                ...schemas.map((schema) => schema.slug as BlockSlug),
              ],
            }
          : field,
      ),
    })),
  })
