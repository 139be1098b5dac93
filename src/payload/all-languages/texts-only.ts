import type { FlattenedField, PayloadRequest } from 'payload'
import { isLocalized, listParts, type Schema } from '@/src/platform/values/walk-fields'
import { fieldRefusal } from '../errors'
import { hasLocalized } from '@/src/payload/localized-fields'

type Doc = Record<string, unknown>

/**
 * Takes the texts of one language that the caller may write: of others Payload takes no notice, either. What all languages
 * share is refused. An empty text is none, so that English stands in for it.
 * @throws ValidationError
 */
export async function textsOnly(
  req: PayloadRequest,
  given: Doc,
  { fields, blocks }: Schema,
  prefix = '',
): Promise<Doc> {
  const texts: Doc = {}
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find((one) => one.name === name)
    const path = prefix + name
    if (!field || (prefix !== '' && namesRow.includes(name))) {
      texts[name] = value
      continue
    }
    if (!hasLocalized([field])) {
      throw fieldRefusal(path, `${name} is unknown here: all languages share it`)
    }
    if (!(await mayWrite(req, field, given))) continue
    if (isLocalized(field)) texts[name] = isEmpty(value) ? null : value
    else {
      const parts: Doc[] = []
      for (const { data, fields: inner, step } of listParts(field, value, blocks))
        parts.push(await textsOnly(req, data, { fields: inner, blocks }, path + step))
      texts[name] = Array.isArray(value) ? parts : parts[0]
    }
  }
  return texts
}

async function mayWrite(
  req: PayloadRequest,
  field: FlattenedField,
  siblingData: Doc,
): Promise<boolean> {
  const id = req.routeParams?.id as string | undefined
  const { access } = field as { access?: { create?: FieldRule; update?: FieldRule } }
  const rule = id === undefined ? access?.create : access?.update
  return rule ? rule({ req, id, data: siblingData, siblingData }) : true
}

type FieldRule = (args: {
  req: PayloadRequest
  id?: string
  data: Doc
  siblingData: Doc
}) => boolean | Promise<boolean>

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0)

/** By these a language says which row it means. */
const namesRow = ['id', 'blockType']
