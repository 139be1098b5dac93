import type { FlattenedBlock, FlattenedField } from 'payload'
import { z } from 'zod'
import { describeBlocks, fieldInputs, inputObject, type Purpose } from './field-schema'

type Write = NonNullable<Purpose['write']>

/**
 * Returns the schema that checks what is written to fields, made of the same facts as the document of the API. Fields that
 * staff only read pass, as forms send them back.
 * @param beside names that are taken though they are those of no field
 */
export function writtenSchema(
  fields: FlattenedField[],
  blocks: FlattenedBlock[],
  { beside, ...write }: Write & { beside: readonly string[] },
): z.ZodType {
  return kept(schemas, fields, `${keyOf(write)} ${beside.join()}`, () => {
    const inBlocks = kept(blockInputs, blocks, keyOf(write), () =>
      describeBlocks(blocks, { write }),
    )
    const purpose = { blocks: inBlocks, write }
    const others = Object.fromEntries(beside.map((name) => [name, z.unknown().optional()]))
    return inputObject({ ...others, ...fieldInputs(fields, purpose) }, purpose)
  })
}

const keyOf = ({ isForm, isOpen }: Write): string => `${isForm} ${isOpen}`

type Kept<Value> = WeakMap<object, Map<string, Value>>

/** Schemas are made once for each collection: there are thousands of fields. */
const schemas: Kept<z.ZodType> = new WeakMap()
const blockInputs: Kept<Purpose['blocks']> = new WeakMap()

function kept<Value>(store: Kept<Value>, owner: object, key: string, make: () => Value): Value {
  const own = store.get(owner) ?? new Map<string, Value>()
  store.set(owner, own)
  const value = own.get(key) ?? make()
  own.set(key, value)
  return value
}
