import type { Field } from 'payload'
import { roles } from '@/src/contract/permissions'
import type { CheckId } from '@/src/contract/staff/checks'
import { type ApprovedCollection, approvedCollections } from '@/src/contract/staff/collection-lists'
import { onlySuperAdmin } from '@/src/payload/access'
import { getActor } from '@/src/payload/access/rules'
import { languageOptions, withoutRemoved } from '@/src/payload/fields/language-choice'

/**
 * Checks that may forbid publishing: nothing can lead to a page before it is public, and a link to another site is asked the
 * night after.
 */
const checkLabels: Record<Exclude<CheckId, 'orphan' | 'deadExternalLink'>, string> = {
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
  placeholder: 'Unfilled placeholders',
  expired: 'Dates that are over',
  duplicateTitle: 'The same title twice',
  tableLabel: 'Tables without heads or names',
  contradiction: 'Figures that contradict each other',
}

/** Requirements for documents. */
export const checkFields: Field[] = [
  {
    name: 'forbiddenChecks',
    label: 'Checks that block publishing',
    type: 'select',
    hasMany: true,
    options: Object.entries(checkLabels).map(([value, label]) => ({ value, label })),
    admin: {
      description:
        'For pages, products, news, jobs, and categories, in every language. Published content can still be changed if it does not get worse. Leave empty to block nothing',
    },
  },
]

const collectionLabels: Record<ApprovedCollection, string> = {
  pages: 'Pages',
  products: 'Products',
  news: 'News',
  jobs: 'Jobs',
  documents: 'Documents',
  'security-notices': 'Security notices',
  'error-codes': 'Error codes',
  'finder-questions': 'Questions of the finder',
  'navigation-items': 'Menus',
}

/** Roles that publish only with the approval of another person. None, until a super_admin sets them. */
export const approvalFields: Field[] = [
  {
    name: 'approvalRules',
    type: 'array',
    labels: { singular: 'Rule', plural: 'Rules' },
    maxRows: 20,
    access: { read: ({ req }) => Boolean(getActor(req)), update: onlySuperAdmin },
    admin: {
      description:
        'People with these roles save drafts in these collections and request approval; another person publishes them. Nobody can approve a draft that they worked on. Pictures belong to the content that shows them. Categories, attributes, certificates, 3D models, fonts, content sections, and these settings need no approval. Only a super_admin can change these rules. Leave empty if nobody needs approval',
    },
    fields: [
      { name: 'roles', type: 'select', hasMany: true, required: true, options: [...roles] },
      {
        name: 'collections',
        type: 'select',
        hasMany: true,
        required: true,
        options: approvedCollections.map((value) => ({ value, label: collectionLabels[value] })),
      },
      {
        name: 'exceptLanguages',
        label: 'Except for texts in',
        type: 'select',
        hasMany: true,
        options: languageOptions,
        hooks: { beforeValidate: [withoutRemoved] },
        admin: {
          description:
            'A draft that changes only texts in these languages is published without approval',
        },
      },
      {
        name: 'mayApprove',
        label: 'Roles that can approve',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          description: 'Leave empty for all roles that can publish without approval',
        },
      },
    ],
  },
]
