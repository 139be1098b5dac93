import { previewAddress } from '@/src/domain/links/addresses'
import { useLanguage, useTexts } from '../ui/texts'

interface Props {
  collection: Parameters<typeof previewAddress>[0]
  /** Id of the entry; a new one has none, and no preview. */
  id: string | undefined
}

/** Leads to the page of an entry, where its texts are edited in place, in a tab of its own. */
export function PreviewLink({ collection, id }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  return id === undefined ? null : (
    <a href={previewAddress(collection, id, lng)} target="_blank" rel="noreferrer">
      {t('inPlace.onPage')}
    </a>
  )
}
