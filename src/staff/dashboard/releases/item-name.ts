import { isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import type { DocumentName } from '@/src/contract/staff/releases'
import { resourceText } from '../kit/ui/resource-text'
import type { Texts } from '../kit/ui/texts'

type Named = DocumentName & { title: string | null }

/** Returns the name of a document of a release: a global by its kind, in the language of the page. */
export const itemName = (t: Texts, { collection, title }: Named): string =>
  title !== null && isReleasedGlobal(collection)
    ? resourceText(t, collection)
    : (title ?? t('release.hidden'))

/** Returns its kind; null where its name already tells it. */
export const itemKind = (t: Texts, { collection, title }: Named): string | null =>
  title !== null && isReleasedGlobal(collection) ? null : resourceText(t, collection)
