import type { Check, CheckContext, Finding } from './check'
import type { Content } from './content'
import { altFileName, altMissing, altRepeated, contrast, pictureSize } from './rules/pictures'
import { contradiction, expired, placeholder, tableLabel } from './rules/texts'
import { deadExternalLink, deadLink, linkWords, orphan } from './rules/links'
import { descriptionLength, duplicateTitle, headingOrder, titleLength } from './rules/titles'
import { untranslated, wrongLanguage } from './rules/languages'

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
