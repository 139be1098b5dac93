import type { Field } from 'payload'
import { blocks } from '@/blocks'
import { type Data, isData } from '@/src/edit/model/field'

/** The paths of all texts of a page's blocks that are written in every language and are there in English. */
export function translatedPaths({ layout }: Data): string[] {
  return rowsOf(layout).flatMap((row, index) => {
    const block = blocks.find(({ schema }) => schema.slug === row.blockType)
    return block ? pathsBelow(block.schema.fields, row, `layout.${index}.`) : []
  })
}

function pathsBelow(fields: Field[], data: Data, prefix: string): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'row' || field.type === 'collapsible') {
      return pathsBelow(field.fields, data, prefix)
    }
    if (!('name' in field) || field.name === undefined) return []
    const path = `${prefix}${field.name}`
    const value = data[field.name]
    if (field.type === 'array') {
      return rowsOf(value).flatMap((row, index) =>
        pathsBelow(field.fields, row, `${path}.${index}.`),
      )
    }
    if (field.type === 'group') {
      return isData(value) ? pathsBelow(field.fields, value, `${path}.`) : []
    }
    const isText = ['text', 'textarea', 'json'].includes(field.type)
    const isWritten = Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value
    return isText && 'localized' in field && field.localized && isWritten ? [path] : []
  })
}

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])
