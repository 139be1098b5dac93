import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { type Attribute, hasUnit, toAttribute } from '@/src/domain/catalogue/attributes/definition'
import { isSameQuantity, isUnit } from '@/src/domain/catalogue/attributes/units'
import { anyKey, reservedKeys } from '@/src/domain/finder/steps'
import { idOfRelation, type StoredCondition } from '@/src/domain/finder/stored-question'
import { fieldRefusal } from '@/src/payload/errors'
import { slugify } from '@/src/platform/text/slug'

/** Questions are parameters of an address, beside some that mean something else there. */
export const refuseReserved: CollectionBeforeValidateHook = ({ data }) => {
  if (reservedKeys.includes(String(data?.slug)))
    throw fieldRefusal('slug', `slug must not be ${data?.slug}`, 'finder-questions')
  return data
}

interface Answer {
  label?: unknown
  key?: unknown
}

/** Gives answers without a key one of their label, each once in a question: addresses name answers by it. */
export const fillAnswerKeys: CollectionBeforeValidateHook = ({ data }) => {
  const answers: unknown = data?.answers
  if (!Array.isArray(answers)) return data
  const taken = new Set([anyKey])
  for (const { key } of answers as Answer[]) {
    if (typeof key === 'string' && key !== '') taken.add(key)
  }
  const filled = (answers as Answer[]).map((answer, index) => {
    if (typeof answer.key === 'string' && answer.key !== '') return answer
    const start =
      (typeof answer.label === 'string' && slugify(answer.label).slice(0, 80)) ||
      `answer-${index + 1}`
    let key = start
    for (let number = 2; taken.has(key); number += 1) key = `${start}-${number}`
    taken.add(key)
    return { ...answer, key }
  })
  return { ...data, answers: filled }
}

/**
 * Refuses answers that no product could fit, as they ask for what an attribute does not have, and keys that stand
 * twice. A draft may be unfinished.
 */
export const checkAnswers: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const answers: unknown = data?.answers
  const status = data?._status ?? originalDoc?._status
  if (!Array.isArray(answers) || status === 'draft') return data
  const known = await attributesOf(answers, req)
  const keys = answers.map(({ key }: { key?: unknown }) => key)
  answers.forEach(({ conditions }: { conditions?: unknown }, index) => {
    if (keys.indexOf(keys[index]) !== index)
      throw refusal(`answers.${index}.key`, 'key must be another one for each answer')
    if (!Array.isArray(conditions)) return
    conditions.forEach((condition: StoredCondition, place) => {
      const at = `answers.${index}.conditions.${place}`
      const problem = problemOf(condition, known.get(idOfRelation(condition.attribute) ?? ''))
      if (problem) throw refusal(`${at}.${problem[0]}`, `${problem[0]} ${problem[1]}`)
    })
  })
  return data
}

const refusal = (path: string, message: string) => fieldRefusal(path, message, 'finder-questions')

function problemOf(
  { test, min, max, unit, choices, categories }: StoredCondition,
  attribute: Attribute | undefined,
): [field: string, problem: string] | undefined {
  if (test === 'category')
    return (categories ?? []).length > 0 ? undefined : ['categories', 'must name one at least']
  if (!attribute) return ['attribute', 'is required']
  if (attribute.kind === 'text') return ['attribute', 'must not be one of texts']
  if (test === 'has') return undefined
  if (test === 'oneOf') {
    const names = Object.keys(attribute.choices)
    if (attribute.kind !== 'choice') return ['attribute', 'must be one of choices']
    const isKnown = (choices ?? []).length > 0 && choices?.every((name) => names.includes(name))
    return isKnown ? undefined : ['choices', `must be some of ${names.join(', ')}`]
  }
  if (!hasUnit(attribute.kind)) return ['attribute', 'must be one of numbers']
  if (unit && !(isUnit(unit) && attribute.unit && isSameQuantity(unit, attribute.unit)))
    return ['unit', `must be one that ${attribute.unit ?? 'none'} is converted to`]
  if (test !== 'atMost' && typeof min !== 'number') return ['min', 'is required']
  if (test !== 'atLeast' && typeof max !== 'number') return ['max', 'is required']
  if (test === 'between' && Number(min) > Number(max)) return ['max', 'must not be below min']
  return undefined
}

/** The attributes that answers name, by their ids. */
async function attributesOf(
  answers: { conditions?: unknown }[],
  req: PayloadRequest,
): Promise<Map<string, Attribute>> {
  const ids = answers.flatMap(({ conditions }) =>
    Array.isArray(conditions)
      ? conditions.flatMap(({ attribute }: StoredCondition) => idOfRelation(attribute) ?? [])
      : [],
  )
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'attributes',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, toAttribute(doc)]))
}
