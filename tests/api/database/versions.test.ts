import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, type StaffCall, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let categoryId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

const call = (path: string, options: StaffCall = {}) => staffCall(path, { token, ...options })

const write = async (method: string, path: string, body: Record<string, unknown>) => {
  const answer = await call(path, { method, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.doc
}

interface Kind {
  collection: string
  /** The field that holds the title. */
  title: string
  more: () => Record<string, unknown>
  /** The title that visitors read at the address of the record; null for a 404. */
  publicTitle: (record: { id: string; slug?: string; path?: string }) => Promise<string | null>
}

const byApi =
  (path: string, title: string): Kind['publicTitle'] =>
  async ({ id }) => {
    const { status, body } = await api(`${path}/${id}`)
    return status === 404 ? null : body[title]
  }

const kinds: Kind[] = [
  {
    collection: 'products',
    title: 'name',
    more: () => ({ categoryId }),
    publicTitle: byApi('/product', 'name'),
  },
  { collection: 'news', title: 'title', more: () => ({}), publicTitle: byApi('/news', 'title') },
  {
    collection: 'jobs',
    title: 'title',
    more: () => ({ location: 'Berlin' }),
    publicTitle: byApi('/jobs', 'title'),
  },
  {
    collection: 'pages',
    title: 'title',
    more: () => ({
      path: `/${unique('restored').replaceAll(' ', '-')}`,
    }),
    publicTitle: async ({ path }) => {
      const page = await fetch(testServer().baseUrl + path)
      return page.status === 404 ? null : (/<title>([^<·|]*)/.exec(await page.text())?.[1] ?? '')
    },
  },
]

it('is in the history of the record with what it brought back, language by language', async () => {
  const first = { name: unique('Well named'), description: 'In English' }
  const { id } = await write('POST', '/products', { ...first, categoryId })
  await write('PATCH', `/products/${id}?locale=zh`, { name: '好名字' })
  const [good] = await versionsOf('products', id)
  await write('PATCH', `/products/${id}`, { name: 'Misnamed' })
  for (const query of ['', '?locale=zh', '?draft=true&depth=0']) {
    expect((await restoring('products', String(good?.id), query)).status).toBe(200)
    const { body } = await call(
      `/activity-logs?where[resourceId][equals]=${id}&sort=-createdAt&limit=1`,
    )
    const { changes } = body.docs[0].details
    const fields = changes.map(({ field }: { field: string }) => field)
    expect(fields, query).toEqual(query === '' ? ['_status', 'name'] : [])
    if (query === '')
      expect(changes[1]).toMatchObject({ locale: 'en', before: 'Misnamed', after: first.name })
    expect(Date.parse(body.docs[0].details.restoredFrom)).toBe(Date.parse(good?.updatedAt ?? ''))
  }
})

/** The versions of a record, latest first. */
async function versionsOf(collection: string, id: string) {
  const { body } = await call(
    `/${collection}/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0&locale=all`,
  )
  return body.docs as {
    id: string
    updatedAt: string
    latest?: boolean
    version: Record<string, unknown>
  }[]
}

const restoring = (collection: string, version: string, query: string) =>
  call(`/${collection}/versions/${version}${query}`, { method: 'POST' })

describe.each(kinds)('restoring a version of $collection', (kind) => {
  const { collection, title, publicTitle } = kind
  const create = (body = {}) =>
    write('POST', `/${collection}`, { [title]: unique('First'), ...kind.more(), ...body })

  it.each(['', '?draft=false', '?draft=true'])(
    'makes a draft of an older one, drafted or published, by "%s"',
    async (query) => {
      const made = await create()
      const path = `/${collection}/${made.id}`
      const typed = collection === 'pages' ? '&autosave=true' : ''
      await write('PATCH', `${path}?draft=true${typed}`, {
        [title]: 'Drafted',
        _status: 'draft',
      })
      await write('PATCH', path, { [title]: 'Public', _status: 'published' })
      expect(await publicTitle(made)).toContain('Public')

      const versions = await versionsOf(collection, made.id)
      const names = ['Drafted', made[title] as string]
      for (const name of names) {
        const version = versions.find(({ version: { [title]: text } }) =>
          JSON.stringify(text).includes(name),
        )
        const answer = await restoring(collection, String(version?.id), query)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        const message = 'Restored as a draft – publish to make it public.'
        expect(answer.body).toMatchObject({ [title]: name, _status: 'draft', message })
        expect(await publicTitle(made)).toContain('Public')
        const { body: live } = await staffCall(path)
        expect([live[title], live._status]).toEqual(['Public', 'published'])
        const { body: latest } = await call(`${path}?draft=true`)
        expect([latest[title], latest._status]).toEqual([name, 'draft'])
      }

      await write('PATCH', path, { _status: 'published' })
      expect(await publicTitle(made)).toContain(made[title])
    },
  )

  it('brings back every language, and publishes them together', async () => {
    const made = await create()
    const path = `/${collection}/${made.id}`
    await write('PATCH', `${path}?locale=zh`, { [title]: '第一' })
    await write('PATCH', `${path}?locale=zh`, { [title]: '第二' })
    await write('PATCH', `${path}?locale=en`, { [title]: 'Second' })
    const first = (await versionsOf(collection, made.id)).find(
      ({ version }) => (version[title] as { zh?: string }).zh === '第一',
    )
    await restoring(collection, String(first?.id), '')
    const titleIn = async (lng: string, query = '') =>
      (await call(`${path}?locale=${lng}${query}`)).body[title]
    expect([await titleIn('en'), await titleIn('zh')]).toEqual(['Second', '第二'])
    const draft = [await titleIn('en', '&draft=true'), await titleIn('zh', '&draft=true')]
    expect(draft).toEqual([made[title], '第一'])
    await write('PATCH', path, { _status: 'published' })
    expect([await titleIn('en'), await titleIn('zh')]).toEqual([made[title], '第一'])
  })

  it('leaves a document in the trash, and brings none there', async () => {
    const made = await create()
    const path = `/${collection}/${made.id}`
    const trash = { deletedAt: new Date().toISOString() }
    await write('PATCH', path, trash)
    const [binned] = await versionsOf(collection, made.id)
    const trashed = await versionsOf(collection, `${made.id}&trash=true`)
    const refused = await restoring(collection, String((trashed[0] ?? binned)?.id), '')
    expect(refused.status).toBe(403)
    expect(refused.body.message).toContain('trashed')
    await write('PATCH', `${path}?trash=true`, { deletedAt: null })
    expect(await publicTitle(made)).toContain(made[title])

    const all = [...(await versionsOf(collection, made.id)), ...trashed]
    for (const { id } of all) {
      expect((await restoring(collection, id, '')).status).toBe(200)
      await write('PATCH', path, { _status: 'published' })
      expect(await publicTitle(made)).toContain(made[title])
    }
  })
})
