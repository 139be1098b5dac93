import type { Field } from 'payload'
import type { CheckId } from '@/src/contract/staff/checks'

/**
 * Checks that may forbid publishing: nothing can lead to a page before it is public, and a link to another site is asked the
 * night after.
 */
const labels: Record<Exclude<CheckId, 'orphan' | 'deadExternalLink'>, string> = {
  altMissing: 'Pictures without alternative text',
  altFileName: 'Names of files as alternative text',
  altRepeated: 'The same alternative text twice',
  headingOrder: 'Headings out of order',
  linkWords: 'Links that are called “click here”',
  titleLength: 'Titles that are empty or too long',
  descriptionLength: 'Descriptions that are empty or too long',
  deadLink: 'Links that lead to nothing on this site',
  pictureSize: 'Pictures that are too small or too heavy',
  contrast: 'Text that is hard to read on its picture',
  wrongLanguage: 'Texts in another language',
  untranslated: 'Texts that stand in English',
  placeholder: 'Texts that are still to be written',
  expired: 'Dates that are over',
  duplicateTitle: 'The same title twice',
  tableLabel: 'Tables without heads or names',
  contradiction: 'Figures that contradict each other',
}

/** Requirements for documents. */
export const checkFields: Field[] = [
  {
    name: 'forbiddenChecks',
    label: 'Publishing is refused with',
    type: 'select',
    hasMany: true,
    options: Object.entries(labels).map(([value, label]) => ({ value, label })),
    admin: {
      description:
        'Of pages, products, news, jobs and categories, in every language. What is public already may change as long as it does not get worse. Empty: nothing is refused',
    },
  },
]
