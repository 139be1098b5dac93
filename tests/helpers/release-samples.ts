import type { DocumentName } from '@/src/contract/staff/releases'
import { unique } from './samples'
import { type Answer, staffCall } from './staff-call'

export interface Drafted extends DocumentName {
  /** Text for visitors before the release; null without one. */
  before: string | null
  /** Text of the draft. */
  after: string
}

export interface ReleaseCaller {
  call: (path: string, method?: string, body?: object) => Promise<Answer>
  /** An article that waits as a draft, over a public one or alone. */
  article: (isPublic: boolean) => Promise<Drafted>
  page: (isPublic: boolean) => Promise<Drafted & { path: string }>
  /** The site settings with a draft of their slogan. */
  settings: () => Promise<Drafted>
  /** A release of these documents. */
  release: (...items: DocumentName[]) => Promise<string>
}

/** Makes releases and what they hold, as a member of staff. */
export function releaseCaller(token: string, baseUrl?: string): ReleaseCaller {
  const call: ReleaseCaller['call'] = (path, method = 'GET', body) =>
    staffCall(path, { token, method, body, baseUrl })
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await call(path, 'POST', body)
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.doc.id
  }
  const drafted = async (
    collection: 'news' | 'pages',
    isPublic: boolean,
    more: object,
  ): Promise<Drafted> => {
    const before = unique('Before')
    const after = unique('After')
    const first = isPublic ? before : after
    const id = await made(`/${collection}`, {
      title: first,
      ...more,
      _status: isPublic ? 'published' : 'draft',
    })
    if (isPublic)
      await call(`/${collection}/${id}?draft=true`, 'PATCH', { title: after, _status: 'draft' })
    return { collection, id, before: isPublic ? before : null, after }
  }
  return {
    call,
    article: (isPublic) => drafted('news', isPublic, { content: 'Text' }),
    page: async (isPublic) => {
      const path = `/${unique('released').toLowerCase().replaceAll(' ', '-')}`
      return { ...(await drafted('pages', isPublic, { path, layout: [] })), path }
    },
    settings: async () => {
      const after = unique('After')
      const draft = { tagline: after, _status: 'draft' }
      const { status, body } = await call(`${settings}?draft=true`, 'POST', draft)
      if (status !== 200) throw new Error(JSON.stringify(body))
      const before: string | null = (await call(settings)).body.tagline ?? null
      return { collection: 'site-settings', id: 'site-settings', before, after }
    },
    release: async (...items) => {
      const id = await made('/releases', { title: unique('Release') })
      const add = items.map(({ collection, id: document }) => ({ collection, id: document }))
      const answer = await call(`/releases/${id}/items`, 'POST', { add })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return id
    },
  }
}

const settings = '/globals/site-settings'

/** Returns the public texts of documents: their titles, or null; of the settings the slogan. */
export const shownTitles = (items: Drafted[], baseUrl?: string): Promise<(string | null)[]> =>
  Promise.all(
    items.map(async ({ collection, id }) => {
      if (collection === 'site-settings')
        return (await staffCall(settings, { baseUrl })).body.tagline ?? null
      const { status, body } = await staffCall(`/${collection}/${id}`, { baseUrl })
      return status === 200 ? body.title : null
    }),
  )
