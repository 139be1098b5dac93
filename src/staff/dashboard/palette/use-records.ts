import { useQueries } from '@tanstack/react-query'
import { recordAddress } from '@/src/domain/links/addresses'
import type { Language } from '@/src/i18n/languages'
import type { Auth } from '../kit/api/auth'
import { makeReadQuery } from '../kit/api/query'
import { listPath, selecting, type Collection, type ListAnswer } from '../kit/api/records'
import { resourceText } from '../kit/ui/record-names'
import type { Texts } from '../kit/ui/texts'
import type { Command } from './commands'

interface Source {
  collection: Collection
  /** Field with the title of the record. */
  title: string
  isOpen: (auth: Pick<Auth, 'may' | 'isSuperAdmin'>) => boolean
}

const forProducts: Source['isOpen'] = ({ may }) => may('products')
const forContent: Source['isOpen'] = ({ may }) => may('content')

const sources: Source[] = [
  {
    collection: 'products',
    title: 'name',
    isOpen: forProducts,
  },
  { collection: 'categories', title: 'name', isOpen: forProducts },
  { collection: 'documents', title: 'title', isOpen: forProducts },
  {
    collection: 'news',
    title: 'title',
    isOpen: ({ may }) => may('news'),
  },
  {
    collection: 'jobs',
    title: 'title',
    isOpen: ({ isSuperAdmin }) => isSuperAdmin,
  },
  { collection: 'pages', title: 'title', isOpen: forContent },
  { collection: 'redirects', title: 'from', isOpen: forContent },
  { collection: 'users', title: 'username', isOpen: ({ isSuperAdmin }) => isSuperAdmin },
]

const maxOfEach = 5

interface Asked {
  typed: string
  t: Texts
  lng: Language
  auth: Pick<Auth, 'may' | 'isSuperAdmin'>
  go: (path: string) => void
}

/** Records that hold what was typed, of all collections that the person may edit. */
export function useRecords({ typed, t, lng, auth, go }: Asked) {
  const open = typed.length < 2 ? [] : sources.filter(({ isOpen }) => isOpen(auth))
  const answers = useQueries({
    queries: open.map(({ collection, title }) =>
      makeReadQuery<ListAnswer<{ id: string } & Record<string, string | null>>>(
        listPath(collection, {
          depth: 0,
          draft: 'true',
          limit: maxOfEach,
          locale: lng,
          search: typed,
          ...selecting(title),
        }),
      ),
    ),
  })
  const records = open.flatMap(({ collection, title }, index) =>
    (answers[index]?.data?.docs ?? []).map((doc): Command => ({
      id: `${collection} ${doc.id}`,
      group: 'records',
      label: doc[title] ?? doc.id,
      note: resourceText(t, collection),
      run: () => go(recordAddress(collection, doc.id)),
    })),
  )
  return {
    records,
    isLooking: answers.some(({ isLoading }) => isLoading),
    hasFailed: answers.some(({ isError }) => isError),
  }
}
