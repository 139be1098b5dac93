import { recordAddress } from '@/src/domain/links/addresses'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath } from '../kit/api/records'
import { Group } from '../kit/form/field'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'

interface Listed {
  id: string
  title: string
}

/** Lists the downloads of a product; each is edited by itself. */
export function ProductDocuments({ id }: { id: string }) {
  const t = useTexts()
  const query = useApi<ListAnswer<Listed>>(
    listPath('documents', {
      'where[products][in][0]': id,
      depth: 0,
      draft: 'true',
      limit: 50,
      sort: 'title',
    }),
  )
  const documents = query.data?.docs ?? []
  if (query.data && documents.length === 0) return null
  return (
    <Group legend={t('library.documents')}>
      <QueryState query={query} loading={t('loading')} failed={t('toast.loadFailed')}>
        <ul>
          {documents.map((document) => (
            <li key={document.id}>
              <Link href={recordAddress('documents', document.id)}>{document.title}</Link>
            </li>
          ))}
        </ul>
      </QueryState>
    </Group>
  )
}
