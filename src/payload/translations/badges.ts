import type { Field } from 'payload'
import { withAfterInput } from '../fields/after-input'

const badge = '/src/staff/workflow/translations/translation-badge#TranslationBadge'

/** Types of fields whose inputs draw what stands behind them. */
const drawn = ['text', 'textarea', 'richText', 'json']

/** Fields, each localized one with the badge that tells how its translation stands. */
export const withBadges = (fields: Field[]): Field[] =>
  withAfterInput(
    fields,
    badge,
    (field) => 'localized' in field && Boolean(field.localized) && drawn.includes(field.type),
  )
