import type { Check, CheckContext, Finding } from './check'
import type { Content } from './content'
import { altFileName, altMissing, altRepeated } from './rules/alt-texts'
import { contrast } from './rules/contrast'
import { contradiction } from './rules/contradiction'
import { deadExternalLink } from './rules/dead-external-link'
import { deadLink } from './rules/dead-link'
import { duplicateTitle } from './rules/duplicate-title'
import { expired } from './rules/expired'
import { headingOrder } from './rules/heading-order'
import { untranslated, wrongLanguage } from './rules/languages'
import { linkWords } from './rules/link-words'
import { orphan } from './rules/orphan'
import { pictureSize } from './rules/picture-size'
import { placeholder } from './rules/placeholder'
import { descriptionLength, titleLength } from './rules/search-result'
import { tableLabel } from './rules/table-label'

/** The one list of checks; a setting says which of them forbid publishing. */
export const checks: Check[] = [
  altMissing,
  altFileName,
  altRepeated,
  headingOrder,
  linkWords,
  titleLength,
  descriptionLength,
  deadLink,
  deadExternalLink,
  pictureSize,
  contrast,
  wrongLanguage,
  untranslated,
  placeholder,
  expired,
  orphan,
  duplicateTitle,
  tableLabel,
  contradiction,
]

/** Returns the findings of a document, in the order of the list. */
export const runChecks = (
  content: Content,
  around: CheckContext,
  all: readonly Check[] = checks,
): Finding[] =>
  all.flatMap(({ id, severity, run }) =>
    run(content, around)
      .filter(({ locale }) => locale === null || around.isOffered(locale))
      .map((found) => ({ check: id, severity, ...found })),
  )
