import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../helpers/accounts'
import { collectionSamples, type Sample } from '../helpers/collection-samples'
import { newDocument } from '../helpers/documents'
import { type ReleaseCaller, releaseCaller } from '../helpers/release-samples'
import { signInAsSuperAdmin } from '../helpers/staff-call'
import { leadsTo, visit } from '../helpers/visit'

let token: string
let staff: ReleaseCaller

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  staff = releaseCaller(token)
})

describe('the preview of a release', () => {
  const as = (who: string) => ({ Authorization: `Bearer ${who}` })
  const cookiesOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  it('shows the drafts of that release alone, to staff alone', async () => {
    const [page, article, other] = [
      await staff.page(true),
      await staff.article(false),
      await staff.article(true),
    ]
    const id = await staff.release(page, article)
    const address = (path: string) =>
      `/api/preview?${new URLSearchParams({ release: id, path, lng: 'en' })}`
    const opened = await visit(address(page.path), as(token))
    expect([opened.status, leadsTo(opened)]).toEqual([307, `/en${page.path}`])
    const cookie = cookiesOf(opened.headers)
    const looking = { ...as(token), cookie }

    const seen = async (path: string, headers: Record<string, string>) =>
      (await visit(path, headers)).html
    expect(await seen(page.path, looking)).toContain(page.after)
    const list = await seen('/news', looking)
    expect(list).toContain(article.after)
    expect(list).toContain(other.before)
    expect(list).not.toContain(other.after)
    expect(list).toMatch(/href="\/api\/preview\/leave/)

    // Of a preview nothing stays for visitors.
    const newsroom = await newAccount(token, 'news_admin')
    const others: Record<string, string>[] = [{}, { cookie }, { ...as(newsroom.token), cookie }]
    for (const headers of others) {
      const html = await seen('/news', headers)
      expect(html).not.toContain(article.after)
      expect(html).toContain(other.before)
      expect(await seen(page.path, headers)).toContain(page.before)
    }

    const forged = cookie.replace(id, await staff.release(other))
    expect(await seen('/news', { ...as(token), cookie: forged })).not.toContain(article.after)
    for (const headers of [{}, as('guessed'), as(newsroom.token)]) {
      const refused = await visit(address('/'), headers)
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
    }
    const missing = '/api/preview?release=x&path=/&lng=en'
    expect((await visit(missing, as(token))).status).toBe(404)
    const left = await visit('/api/preview/leave', looking)
    expect(cookiesOf(left.headers)).toMatch(/release_preview=(;|$)/)
  })

  it('shows its security notices and documents on their pages and lists', async () => {
    const { body } = collectionSamples({ categoryId: '' })['security-notices']() as Sample
    const { doc } = (await staff.call('/security-notices?draft=true', 'POST', body)).body
    const asDrafted = <Collection extends 'documents' | 'security-notices'>(
      collection: Collection,
      { id, slug, title }: { id: string; slug: string; title: string },
    ) => ({ collection, id, slug, before: null, after: title })
    const notice = asDrafted('security-notices', doc)
    const file = asDrafted('documents', await newDocument({ token }, { _status: 'draft' }))
    const id = await staff.release(notice, file)
    const pages = [
      ['/security', notice],
      [`/security/${notice.slug}`, notice],
      ['/downloads', file],
      [`/downloads/${file.slug}`, file],
    ] as const
    const shown = (headers: Record<string, string>) =>
      Promise.all(
        pages.map(async ([path, { after }]) => (await visit(path, headers)).html.includes(after)),
      )
    expect(await shown({})).toEqual([false, false, false, false])
    const search = new URLSearchParams({ release: id, path: '/security', lng: 'en' })
    const opened = await visit(`/api/preview?${search}`, as(token))
    const cookie = cookiesOf(opened.headers)
    expect(await shown({ ...as(token), cookie })).toEqual([true, true, true, true])
    expect((await visit(`/security/${notice.slug}`, { ...as(token), cookie })).status).toBe(200)

    const newsroom = await newAccount(token, 'news_admin')
    const others: Record<string, string>[] = [{}, { cookie }, { ...as(newsroom.token), cookie }]
    for (const headers of others) expect(await shown(headers)).toEqual([false, false, false, false])
    for (const { collection, id: document } of [notice, file])
      await staff.call(`/${collection}/${document}`, 'DELETE')
  })
})
