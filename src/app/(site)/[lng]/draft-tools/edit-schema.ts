import 'server-only'
import type { FlattenedField } from 'payload'
import { blocks } from '@/blocks'
import { patterns } from '@/blocks/patterns'
import { linkOrNothingPattern } from '@/src/contract/patterns'
import { getPayload } from '@/src/data/payload'
import { loadFields } from '@/src/data/preview/source-marks'
import type { EditBlock, EditField, EditSchema } from '@/src/staff/in-place/model/fields'
import { type AddressedCollection, addressedCollections } from '@/src/domain/links/addresses'
import { markedCollections } from '@/src/domain/source-marks/mark-document'
import type { Language } from '@/src/i18n/languages'
import { staffTexts } from '@/src/i18n/staff-resources'
import { listFormatTools } from './format-tools'

/** The schema of the site as editing in place needs it: of every collection and block, those of other packages too. */
export async function editSchema(lng: Language): Promise<EditSchema> {
  const { blocks: known } = await getPayload()
  const shown = (fields: FlattenedField[]) => fields.flatMap((field) => fieldFor(field, lng))
  const collections = await Promise.all(
    markedCollections.map(async (slug) => [slug, shown(await loadFields(slug))] as const),
  )
  return {
    collections: Object.fromEntries(collections),
    patterns: patterns.map((pattern) => ({
      label: textIn(pattern.name, lng) ?? '',
      blocks: pattern.blocks,
    })),
    blocks: blocks.flatMap(({ schema, defaults }): EditBlock[] => {
      const block = Object.values(known).find(({ slug }) => slug === schema.slug)
      if (!block) return []
      const thumbnail = block.admin?.images?.thumbnail
      return [
        {
          slug: block.slug,
          label: labelOf(block.labels?.singular, block.slug, lng),
          group: groupOf(block.admin?.group, lng),
          ...(block.admin?.group === recordGroup ? { isOfRecord: true } : {}),
          picture: typeof thumbnail === 'string' ? thumbnail : `/blocks/${block.slug}.webp`,
          fields: shown(block.flattenedFields),
          defaults: { ...defaults },
        },
      ]
    }),
  }
}

/** Group of the blocks that show the record of their page. */
const recordGroup = 'Pages of one record'

/** Names the group of a block; a block of the site itself may have one that is known here by its own name alone. */
function groupOf(group: unknown, lng: Language): string {
  const texts = staffTexts(lng)
  const key = typeof group === 'string' ? groupKeys[group] : undefined
  return (key && texts[key]) ?? textIn(group, lng) ?? texts['blockGroup.other'] ?? ''
}

const groupKeys: Record<string, string> = {
  Openings: 'blockGroup.openings',
  'Texts and pictures': 'blockGroup.texts',
  Catalog: 'blockGroup.catalogue',
  'Company and contact': 'blockGroup.company',
  'News, jobs, and notices': 'blockGroup.news',
}

/**
 * Fields that staff write; what the server keeps of its own has none. It describes the fields themselves; `walkFields`
 * reads documents.
 */
function fieldFor(field: FlattenedField, lng: string): EditField[] {
  const { name } = field
  if (serverFields.includes(name) || ('virtual' in field && field.virtual)) return []
  if ('hidden' in field && field.hidden) return []
  const admin = (field.admin ?? {}) as {
    hidden?: boolean
    readOnly?: boolean
    description?: unknown
  }
  if (admin.hidden || admin.readOnly) return []
  // What its own rule keeps from some of those who edit the rest is for the panel, which asks that rule.
  if ('access' in field && field.access?.update) return []
  const label = 'label' in field ? field.label : undefined
  return [
    {
      name,
      label: labelOf(label, name, lng),
      ...helpOf(admin.description, lng),
      ...('required' in field && field.required ? { isRequired: true } : {}),
      ...('localized' in field && field.localized ? { isTranslated: true } : {}),
      ...kindOf(field, lng),
    },
  ]
}

type Kind = Pick<
  EditField,
  | 'kind'
  | 'maxLength'
  | 'tools'
  | 'isDay'
  | 'insteadOf'
  | 'among'
  | 'isOfSeveral'
  | 'options'
  | 'fields'
>

function kindOf(field: FlattenedField, lng: string): Kind {
  const inner = (fields: FlattenedField[]) => fields.flatMap((one) => fieldFor(one, lng))
  switch (field.type) {
    case 'text': {
      if (field.hasMany) return { kind: 'other' }
      const isLink = field.custom?.pattern === linkOrNothingPattern
      const insteadOf: unknown = field.custom?.insteadOf
      return {
        kind: isLink ? 'link' : 'line',
        maxLength: field.maxLength,
        ...(typeof insteadOf === 'string' ? { insteadOf } : {}),
      }
    }
    case 'textarea':
      return field.custom?.marks === true
        ? { kind: 'formatted' }
        : { kind: 'text', maxLength: field.maxLength }
    case 'richText':
      return { kind: 'formatted', tools: listFormatTools(field.editor) }
    case 'json':
      return { kind: field.jsonSchema?.schema.type === 'array' ? 'lines' : 'other' }
    case 'select':
      if (field.hasMany) return { kind: 'other' }
      return {
        kind: 'choice',
        options: field.options.map((option) =>
          typeof option === 'string'
            ? { value: option, label: option }
            : { value: option.value, label: labelOf(option.label, option.value, lng) },
        ),
      }
    case 'checkbox':
      return { kind: 'flag' }
    case 'number':
      return { kind: field.hasMany ? 'other' : 'number' }
    case 'date':
      return { kind: 'date', isDay: field.admin?.date?.pickerAppearance !== 'dayAndTime' }
    case 'upload':
      return { kind: field.relationTo === 'media' && !field.hasMany ? 'picture' : 'other' }
    case 'relationship': {
      const among = [field.relationTo].flat().filter(isAddressed)
      // What its own rule keeps out is for the panel, which asks that rule.
      const isOpen = !field.hasMany && !field.filterOptions
      return isOpen && among.length === [field.relationTo].flat().length
        ? { kind: 'record', among, isOfSeveral: Array.isArray(field.relationTo) }
        : { kind: 'other' }
    }
    case 'group':
    case 'tab':
      return { kind: 'group', fields: inner(field.flattenedFields) }
    case 'array':
      return { kind: 'rows', fields: inner(field.flattenedFields) }
    case 'blocks':
      return { kind: 'blocks' }
    default:
      return { kind: 'other' }
  }
}

const isAddressed = (slug: string): slug is AddressedCollection =>
  addressedCollections.some((one) => one === slug)

const serverFields = [
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'deletedAt',
]

/** As the panel names it: by its label in the language of the page, in English, or by its name in words. */
function labelOf(label: unknown, name: string, lng: string): string {
  const text = textIn(label, lng)
  if (text !== undefined) return text
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function helpOf(description: unknown, lng: string): Pick<EditField, 'help'> {
  const help = textIn(description, lng)
  return help === undefined ? {} : { help }
}

/** A text of the configuration in the language of the page, or in English. */
function textIn(text: unknown, lng: string): string | undefined {
  if (typeof text === 'string') return text
  if (typeof text !== 'object' || text === null) return undefined
  const translated = text as Record<string, unknown>
  const found = translated[lng] ?? translated.en
  return typeof found === 'string' ? found : undefined
}
