import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting } from '../kit/api/records'
import { useLanguage } from '../kit/ui/texts'

/** Names of products by their ids, as far as they are read; drafts have theirs. */
export function useProductNames(ids: string[]): Map<string, string> {
  const lng = useLanguage()
  const asked = [...new Set(ids)].sort()
  const { data } = useApi<ListAnswer<{ id: string; name: string }>>(
    asked.length === 0
      ? null
      : listPath('products', {
          ...{ depth: 0, draft: 'true', limit: maxAsked, locale: lng },
          'where[id][in]': asked.slice(0, maxAsked).join(','),
          ...selecting('name'),
        }),
  )
  return new Map((data?.docs ?? []).map(({ id, name }) => [id, name]))
}

/** More ids make the address of the call too long. */
const maxAsked = 150
