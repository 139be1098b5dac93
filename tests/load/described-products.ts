import type { Payload } from 'payload'
import type { FinderQuestion } from '@/payload-types'
import { type Attribute, toAttribute } from '@/src/domain/catalogue/attributes/definition'
import type { AttributeValue } from '@/src/domain/catalogue/attributes/value'

type Condition = NonNullable<FinderQuestion['answers'][number]['conditions']>[number]

/** Attributes of each product. */
export const attributeCount = 40

const variantCount = 5

const choices = Array.from({ length: 7 }, (_, index) => `c${index}`)

type Kind = 'choice' | 'number' | 'range' | 'yesNo'

/** By turns, so that all kinds are alike in number. */
const kindOf = (index: number): Kind =>
  (['number', 'choice', 'range', 'yesNo'] as const)[index % 4] ?? 'number'

/** Attributes of all products, and three questions of the finder about the first of them. */
export async function fillAttributes(payload: Payload, count: number): Promise<void> {
  if (count === 0) return
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { key, label, kind, unit, choices, group, places } = attributeOf(index)
    const { id } = await payload.db.create({
      collection: 'attributes',
      data: {
        key,
        label: { en: label },
        kind,
        ...(unit ? { unit, decimals: 1 } : {}),
        ...(kind === 'choice' ? { isMany: false, choices: { en: choices } } : {}),
        group: { en: group },
        places,
        order: index,
      },
    })
    ids.push(String(id))
  }
  // Answers are rows of their own, whose ids Payload gives.
  const question = (slug: string, order: number, answers: FinderQuestion['answers']) =>
    payload.create({
      collection: 'finder-questions',
      locale: 'en',
      data: {
        slug,
        question: `Question ${slug}`,
        order,
        isActive: true,
        _status: 'published',
        answers,
      },
    })
  const answer = (key: string, condition: Condition) => ({
    key,
    label: `Answer ${key}`,
    conditions: [condition],
  })
  await question(
    'one',
    1,
    choices.map((choice) =>
      answer(choice, { test: 'oneOf', attribute: ids[1], choices: [choice] }),
    ),
  )
  await question(
    'two',
    2,
    Array.from({ length: 9 }, (_, index) =>
      answer(`m${index}`, {
        test: 'atMost',
        attribute: ids[0],
        max: 100 * (index + 1),
        unit: 'kg',
      }),
    ),
  )
  await question('three', 3, [answer('any', { test: 'oneOf', attribute: ids[5], choices })])
}

/** An attribute of all products, by its number. */
export function attributeOf(index: number): Attribute {
  const kind = kindOf(index)
  return toAttribute({
    key: `a${index}`,
    label: `Attribute ${index}`,
    kind,
    unit: kind === 'number' || kind === 'range' ? 'kg' : null,
    decimals: 1,
    choices: Object.fromEntries(choices.map((choice) => [choice, `Choice ${choice}`])),
    group: `Group ${index % 6}`,
    places: [
      'comparison',
      'sheet',
      ...(index < 12 ? (['facets'] as const) : []),
      ...(index < 3 ? (['cards'] as const) : []),
    ],
  })
}

/** Returns a product with so many attributes, and with variants that each differ in one of them. */
export function described(number: number, count: number) {
  return {
    attributes: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`a${index}`, valueOf(index, number)]),
    ) as Record<string, AttributeValue>,
    variants: {
      code: `M${number}`,
      axes: [
        {
          key: 'size',
          options: Array.from({ length: variantCount }, (_, index) => ({
            key: `s${index}`,
            code: `S${index}`,
          })),
        },
      ],
      combinations: Array.from({ length: variantCount }, (_, index) => ({
        options: { size: `s${index}` },
        attributes: { a0: { value: 10 * (index + 1), unit: 'kg' } },
      })),
    },
  }
}

function valueOf(index: number, number: number): AttributeValue {
  const amount = (number * (index + 3)) % 900
  switch (kindOf(index)) {
    case 'number':
      return { value: amount, unit: 'kg' }
    case 'range':
      return { min: amount, max: amount + 100, unit: 'kg' }
    case 'choice':
      return [choices[(number + index) % choices.length] as string]
    case 'yesNo':
      return (number + index) % 2 === 0
  }
}
