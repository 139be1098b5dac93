import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { inLanguage } from '@/src/i18n/localized'
import {
  type Attribute,
  filterAttributes,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import { mergedSpecifications, shownValues } from '@/src/domain/catalogue/attributes/format'
import { type AttributeValues, checkValues } from '@/src/domain/catalogue/attributes/value'
import { attributes } from './demo/attributes'
import { categories } from './demo/categories'
import type { DemoProduct } from './demo/types'
import { inAllLanguages } from './translations'

/**
 * Values of a product of the demo as they are stored.
 * @throws Error where one does not fit the attributes of its category
 */
export function storedAttributes(
  slug: string,
  category: string,
  given: DemoProduct['attributes'],
): AttributeValues {
  const { values, problems } = checkValues(demoAttributes(category, defaultLanguage), given)
  const [problem] = problems
  if (problem) throw new Error(`${slug}: ${problem.key} ${problem.problem}`)
  return values
}

/** Returns the specifications of a product of the demo as the site shows them, with texts in all languages. */
export const shownSpecifications = (
  { category, attributes: given, attributeTexts, specifications }: DemoProduct,
  lng: Language,
): Record<string, unknown> =>
  mergedSpecifications(
    shownValues(
      demoAttributes(category, lng),
      { attributes: given, attributeTexts: attributeTexts && inLanguage(attributeTexts, lng) },
      { lng, words: { yes: 'Yes', no: 'No' } },
    ),
    inLanguage(specifications, lng),
  )

/** Attributes of a category by its slug, with their texts in a language. */
export function demoAttributes(category: string, lng: Language): Attribute[] {
  const { family } = categories.find(({ slug }) => slug === category) ?? {}
  const all = inAllLanguages('attributes', attributes).map(
    ({ label, unitText, choices, group, help, ...rest }) =>
      toAttribute({
        ...rest,
        label: inLanguage(label, lng),
        unitText: unitText && inLanguage(unitText, lng),
        choices: choices && inLanguage(choices, lng),
        group: inLanguage(group, lng),
        help: help && inLanguage(help, lng),
      }),
  )
  return filterAttributes(all, { id: category, family })
}
