import type { Side } from '../catalogue/attributes/measures'
import { isUnit } from '../catalogue/attributes/units'
import type { Condition, FinderQuestion } from './finder'

/** Tests that an answer of the finder puts to a product. */
export const finderTests = ['atMost', 'atLeast', 'between', 'oneOf', 'has', 'category'] as const

export type FinderTest = (typeof finderTests)[number]

type Relation = string | { id: string } | null | undefined

/** A condition as editors write it: one row of a form, of which each kind uses some fields. */
export interface StoredCondition {
  test?: FinderTest | null
  attribute?: Relation
  side?: Side | null
  min?: number | null
  max?: number | null
  unit?: string | null
  choices?: string[] | null
  categories?: Relation[] | null
}

export interface StoredQuestion {
  slug?: string | null
  question?: string | null
  help?: string | null
  answers?:
    | {
        label?: string | null
        key?: string | null
        conditions?: StoredCondition[] | null
      }[]
    | null
}

export const idOfRelation = (relation: Relation): string | null =>
  typeof relation === 'object' && relation !== null ? relation.id : (relation ?? null)

/** Attribute, as far as questions need it. */
type KnownAttribute = { key: string; kind: string }

/** A stored question, in one language; answers without a text, and conditions that lack something, are left out. */
export const toQuestion = (
  stored: StoredQuestion,
  attributes: ReadonlyMap<string, KnownAttribute>,
): FinderQuestion => ({
  key: stored.slug ?? '',
  question: stored.question ?? '',
  help: stored.help ?? '',
  answers: (stored.answers ?? []).flatMap(({ label, key, conditions }) =>
    label && key
      ? [
          {
            key,
            label,
            conditions: (conditions ?? []).flatMap((condition) =>
              toCondition(condition, attributes.get(idOfRelation(condition.attribute) ?? '')),
            ),
          },
        ]
      : [],
  ),
})

function toCondition(
  { test, side, min, max, unit, choices, categories }: StoredCondition,
  attribute: KnownAttribute | undefined,
): Condition[] {
  if (test === 'category') {
    const ids = (categories ?? []).flatMap((category) => idOfRelation(category) ?? [])
    return ids.length > 0 ? [{ kind: 'category', categories: ids }] : []
  }
  if (!attribute || !test) return []
  if (test === 'has') return [{ kind: 'has', attribute: attribute.key }]
  if (test === 'oneOf') return [{ kind: 'oneOf', attribute: attribute.key, choices: choices ?? [] }]
  const range = {
    ...(test !== 'atMost' && typeof min === 'number' ? { min } : {}),
    ...(test !== 'atLeast' && typeof max === 'number' ? { max } : {}),
    ...(isUnit(unit) ? { unit } : {}),
  }
  if (range.min === undefined && range.max === undefined) return []
  const property =
    attribute.kind === 'dimensions' ? `${attribute.key}.${side ?? 'width'}` : attribute.key
  return [{ kind: 'range', property, range }]
}
