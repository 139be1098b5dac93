import type { Payload } from 'payload'

/** Attributes of each product. */
export const attributeCount = 40

const variantCount = 5

const choices = Array.from({ length: 7 }, (_, index) => `c${index}`)

type Kind = 'choice' | 'number' | 'range' | 'yesNo'

/** By turns, so that all kinds are alike in number. */
const kindOf = (index: number): Kind =>
  (['number', 'choice', 'range', 'yesNo'] as const)[index % 4] ?? 'number'

/** Attributes of all products, and two questions of the finder about the first of them. */
export async function fillAttributes({ db }: Payload, count: number): Promise<void> {
  if (count === 0) return
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const kind = kindOf(index)
    const hasUnit = kind === 'number' || kind === 'range'
    const labels = Object.fromEntries(choices.map((choice) => [choice, `Choice ${choice}`]))
    const { id } = await db.create({
      collection: 'attributes',
      data: {
        key: `a${index}`,
        label: { en: `Attribute ${index}` },
        kind,
        ...(hasUnit ? { unit: 'kg', decimals: 1 } : {}),
        ...(kind === 'choice' ? { isMany: false, choices: { en: labels } } : {}),
        group: { en: `Group ${index % 6}` },
        places: [
          'comparison',
          'sheet',
          ...(index < 12 ? ['facets'] : []),
          ...(index < 3 ? ['cards'] : []),
        ],
        order: index,
      },
    })
    ids.push(String(id))
  }
  const question = (slug: string, order: number, answers: object[]) =>
    db.create({
      collection: 'finder-questions',
      data: {
        slug,
        question: { en: `Question ${slug}` },
        order,
        isActive: true,
        _status: 'published',
        answers,
      },
    })
  const answer = (key: string, condition: object) => ({
    key,
    label: { en: `Answer ${key}` },
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

/** What a product says of so many attributes, and its variants, each of which differs in one of them. */
export function described(number: number, count: number) {
  if (count === 0) return {}
  return {
    attributes: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`a${index}`, valueOf(index, number)]),
    ),
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

function valueOf(index: number, number: number): unknown {
  const amount = (number * (index + 3)) % 900
  switch (kindOf(index)) {
    case 'number':
      return { value: amount, unit: 'kg' }
    case 'range':
      return { min: amount, max: amount + 100, unit: 'kg' }
    case 'choice':
      return [choices[(number + index) % choices.length]]
    case 'yesNo':
      return (number + index) % 2 === 0
  }
}
