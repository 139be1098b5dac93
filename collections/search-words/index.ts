import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  TextFieldSingleValidation,
} from 'payload'
import { tags } from '@/src/data/cache/tags'
import { isSearchWords, isSitePath, maxSearchWords, parseWords } from '@/src/domain/search/typed'
import { languageNames } from '@/src/i18n/languages'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { withinLength } from '@/src/payload/fields/text'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { refuseNowhere } from '@/src/payload/redirects'

const { afterChange, afterDelete } = revalidate(() => [tags.searchWords()])

/** Deletes words from the missed searches once they find something. */
const forgetMissed: CollectionAfterChangeHook = async ({ doc, req }) => {
  const texts = parseWords(doc.words).map((word) => word.normalize('NFKC').toLowerCase())
  await req.payload.delete({
    collection: 'missed-visits',
    where: { and: [{ kind: { equals: 'search' } }, { text: { in: texts } }] },
    depth: 0,
    req,
  })
  return doc
}

const checkWords: TextFieldSingleValidation = (value, { siblingData }) =>
  isSearchWords(value ?? '', Boolean((siblingData as { to?: unknown }).to)) ||
  `words must be 2 to ${maxSearchWords.count} that mean the same, with commas between them, each up to ${maxSearchWords.length} characters; one is enough where they lead somewhere`

/** Words that mean the same to the search of the site, and the page that they find first. */
export const searchWords: CollectionConfig = {
  slug: 'search-words',
  labels: { singular: 'Synonyms', plural: 'Synonyms' },
  access: getAccess('search-words'),
  admin: {
    useAsTitle: 'words',
    group: 'Pages',
    defaultColumns: ['words', 'language', 'to'],
    description:
      'Words that the site search treats as the same, and the page to show first for them.',
  },
  defaultSort: 'words',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeOperation: [strictInput],
    beforeChange: [refuseNowhere],
    afterChange: [afterChange, forgetMissed, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: [
    {
      name: 'words',
      type: 'text',
      required: true,
      maxLength: 800,
      admin: { description: 'Separated by commas: cash machine, ATM, bankomat' },
      validate: withinLength(checkWords),
    },
    {
      name: 'language',
      type: 'select',
      options: Object.entries(languageNames).map(([value, label]) => ({ value, label })),
      admin: { description: 'Leave empty for all languages' },
    },
    {
      name: 'to',
      type: 'text',
      maxLength: 2000,
      admin: { description: 'A path on this site to show first, such as /support' },
      validate: withinLength(
        (value: unknown) =>
          !value ||
          (typeof value === 'string' && isSitePath(value)) ||
          'to must be a path of this site',
      ),
    },
  ],
}
