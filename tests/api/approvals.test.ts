import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvalDecision, type Writer } from '../helpers/approvals'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { newCategory, pictureForm, unique } from '../helpers/samples'
import { signInAsSuperAdmin, type StaffCall, staffCall } from '../helpers/staff-call'

const rules = [{ roles: ['news_admin'], collections: ['news'], exceptLanguages: ['th'] }]

let superToken: string
/** A news_admin, who needs approval for news but for Thai texts. */
let author: Writer
let colleague: Writer
/** An admin for news, who needs none. */
let approver: Writer

beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
  author = await newAccount(superToken, 'news_admin')
  colleague = await newAccount(superToken, 'news_admin')
  approver = await newAccount(superToken, 'admin', ['news'])
  await setRules(rules)
})

afterAll(async () => {
  await setRules([])
  // Other files read the same server.
  for (const id of made) await as(superToken)(`/news/${id}?trash=true`, 'DELETE')
})

const made: string[] = []

async function setRules(approvalRules: object[]): Promise<void> {
  const { status, body } = await as(superToken)('/globals/site-settings', 'POST', { approvalRules })
  expect(status, JSON.stringify(body)).toBe(200)
}

const as =
  (token: string) =>
  (path: string, method = 'GET', body?: unknown, more: Partial<StaffCall> = {}) =>
    staffCall(path, { token, method, ...(body === undefined ? {} : { body }), ...more })

/** An article that is public, unless it says something else. */
async function article(data: object = {}, token = superToken) {
  const body = { title: unique('Article'), content: 'Public words', ...data }
  const { status, body: answer } = await as(token)('/news', 'POST', body)
  expect(status, JSON.stringify(answer)).toBe(201)
  made.push(answer.doc.id)
  return answer.doc as { id: string; title: string }
}

const saveDraft = async (id: string, token: string, data: object, query = '') => {
  const { status, body } = await as(token)(`/news/${id}?draft=true${query}`, 'PATCH', data)
  expect(status, JSON.stringify(body)).toBe(200)
}

const ask = (id: string, token = author.token, note?: string) =>
  as(token)('/approvals/ask', 'POST', { resourceType: 'news', resourceId: id, note })

const publicTitle = async (id: string) => (await api(`/news/${id}`)).body.title ?? null

const rejected = (answer: { status: number; body: { message?: string } }) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(403)
  expect(answer.body.message).toContain('needs the approval of another person')
}

describe('who needs approval', () => {
  it('saves drafts and is refused to publish them, by every call', async () => {
    const { id, title } = await article()
    const call = as(author.token)
    await saveDraft(id, author.token, { title: 'Own words' })
    const published = { _status: 'published' }
    rejected(await call(`/news/${id}`, 'PATCH', published))
    rejected(await call(`/news/${id}?draft=true`, 'PATCH', published))
    rejected(await call(`/news/${id}?locale=th`, 'PATCH', published))
    // Drafts of pages alone are saved while somebody types.
    expect((await call(`/news/${id}?autosave=true&draft=true`, 'PATCH', published)).status).toBe(
      400,
    )
    rejected(await call(`/news/${id}?publishSpecificLocale=en`, 'PATCH', published))
    rejected(await call(`/news/${id}`, 'PATCH', { title: 'Straight to the public' }))
    rejected(await call('/news', 'POST', { title: unique('New'), content: 'Text' }))
    const form = new FormData()
    form.set('_payload', JSON.stringify(published))
    rejected(await call(`/news/${id}`, 'PATCH', form))
    const at = new Date(Date.now() + 86_400_000).toISOString()
    rejected(await call(`/news/${id}/schedule`, 'POST', { at }))

    const never = await article({ _status: 'draft' }, author.token)
    const many = await call(`/news?where[id][in]=${id},${never.id}`, 'PATCH', {
      ...published,
      summary: 'To all of them',
    })
    const refused = {
      status: 403,
      code: 'approval_needed',
      message: expect.stringContaining('needs the approval'),
    }
    expect(many.status).toBe(403)
    expect(many.body.errors).toHaveLength(2)
    for (const one of [id, never.id])
      expect(many.body.errors).toContainEqual({ id: one, ...refused })
    const bulk = await call('/news/bulk', 'POST', { action: 'publish', ids: [id] })
    expect(bulk.body).toMatchObject({
      done: [],
      errors: [{ id, status: 403, code: 'approval_needed' }],
    })
    expect(await publicTitle(id)).toBe(title)
  })

  it('publishes no version by restoring it, nor what lies in the trash', async () => {
    const { id } = await article({ title: 'First' })
    await as(superToken)(`/news/${id}`, 'PATCH', { title: 'Second' })
    const { docs } = (await as(author.token)(`/news/versions?where[parent][equals]=${id}`)).body
    const first = docs.find((one: { version: { title: string } }) => one.version.title === 'First')
    await as(author.token)(`/news/versions/${first.id}`, 'POST')
    expect(await publicTitle(id)).toBe('Second')
    rejected(await as(author.token)(`/news/${id}`, 'PATCH', { _status: 'published' }))

    const gone = await article()
    const trashed = await as(author.token)('/news/bulk', 'POST', {
      action: 'trash',
      ids: [gone.id],
    })
    expect(trashed.body.done).toEqual([gone.id])
    const back = await as(author.token)('/news/bulk', 'POST', { action: 'restore', ids: [gone.id] })
    expect(back.body.errors).toMatchObject([{ status: 403 }])
  })

  it('publishes nothing by a release, now or later', async () => {
    const { id, title } = await article()
    await saveDraft(id, author.token, { title: 'Own words' })
    const call = as(author.token)
    const release = (await call('/releases', 'POST', { title: unique('Release') })).body.doc.id
    const items = `/releases/${release}/items`
    const add = [{ collection: 'news', id }]
    rejected(await call(items, 'POST', { add }))
    expect((await as(approver.token)(items, 'POST', { add })).status).toBe(200)
    rejected(await call(`/releases/${release}/publish`, 'POST', {}))
    const schedule = `/releases/${release}/schedule`
    const at = new Date(Date.now() + 86_400_000).toISOString()
    rejected(await call(schedule, 'POST', { at }))
    expect(await publicTitle(id)).toBe(title)

    // At its time it is published as it is then, with the rights of who set the time.
    expect((await as(approver.token)(schedule, 'POST', { at })).status).toBe(200)
    const later = await call(`/news/${id}?draft=true`, 'PATCH', { title: 'Slipped in' })
    expect(later.status).toBe(409)
    expect((await as(approver.token)(schedule, 'DELETE')).status).toBe(200)
    const published = await as(approver.token)(`/releases/${release}/publish`, 'POST', {})
    expect([published.status, await publicTitle(id)]).toEqual([200, 'Own words'])
  })

  it('publishes texts in a language that is left free, and nothing along with them', async () => {
    const { id } = await article()
    const call = as(author.token)
    const thai = await call(`/news/${id}?locale=th`, 'PATCH', { title: 'ข่าวใหม่' })
    expect(thai.status, JSON.stringify(thai.body)).toBe(200)
    expect((await staffCall(`/news/${id}?locale=th`)).body.title).toBe('ข่าวใหม่')
    rejected(
      await call(`/news/${id}?locale=th`, 'PATCH', {
        title: 'ข่าว',
        slug: unique('x').replaceAll(' ', '-'),
      }),
    )
    await saveDraft(id, author.token, { title: 'English draft' })
    await saveDraft(id, author.token, { title: 'ร่าง' }, '&locale=th')
    rejected(await call(`/news/${id}`, 'PATCH', { _status: 'published' }))
  })

  it('takes offline without asking, and brings nothing else along', async () => {
    const { id } = await article()
    const call = as(author.token)
    rejected(await call(`/news/${id}`, 'PATCH', { isActive: false, title: 'Slipped in' }))
    expect((await call(`/news/${id}`, 'PATCH', { isActive: false })).status).toBe(200)
    rejected(await call(`/news/${id}`, 'PATCH', { isActive: true }))
    expect((await call(`/news/${id}`, 'PATCH', { _status: 'draft' })).status).toBe(200)
  })

  it('changes no draft that somebody else has set to be published', async () => {
    const { id } = await article({ _status: 'draft' })
    const at = new Date(Date.now() + 86_400_000).toISOString()
    expect((await as(approver.token)(`/news/${id}/schedule`, 'POST', { at })).status).toBe(200)
    const late = await as(author.token)(`/news/${id}?draft=true`, 'PATCH', { title: 'Slipped in' })
    expect(late.status).toBe(409)
    await as(approver.token)(`/news/${id}/schedule`, 'DELETE')
    await saveDraft(id, author.token, { title: 'Now' })
  })

  it('puts no former version in the place of a draft that is set to be published', async () => {
    const { id } = await article({ title: 'Withdrawn claim' })
    await as(superToken)(`/news/${id}`, 'PATCH', { title: 'Correct' })
    const { docs } = (await as(author.token)(`/news/versions?where[parent][equals]=${id}`)).body
    const restored = async () => {
      const statuses = []
      for (const version of docs) {
        const path = `/news/versions/${version.id}`
        statuses.push((await as(author.token)(path, 'POST')).status)
        statuses.push((await as(author.token)(`${path}?draft=true`, 'POST')).status)
      }
      return [...new Set(statuses)]
    }
    await saveDraft(id, approver.token, { title: 'To come' })
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const schedule = `/news/${id}/schedule`
    expect((await as(approver.token)(schedule, 'POST', { at })).status).toBe(200)
    expect(await restored()).toEqual([409])
    expect((await as(approver.token)(schedule, 'DELETE')).status).toBe(200)

    const call = as(approver.token)
    const release = (await call('/releases', 'POST', { title: unique('Release') })).body.doc.id
    await call(`/releases/${release}/items`, 'POST', { add: [{ collection: 'news', id }] })
    const timed = await call(`/releases/${release}/schedule`, 'POST', { at })
    // Without transactions no release has a time.
    if (timed.status === 200) expect(await restored()).toEqual([409])
    const latest = (await call(`/news/${id}?draft=true`)).body
    expect(latest.title).toBe('To come')
    await call(`/releases/${release}/schedule`, 'DELETE')
    expect(await restored()).toEqual([200])
  })

  it('takes no time back that somebody else has set', async () => {
    const { id } = await article({ _status: 'draft' })
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const schedule = `/news/${id}/schedule`
    expect((await as(approver.token)(schedule, 'POST', { at })).status).toBe(200)
    rejected(await as(author.token)(schedule, 'DELETE'))
    rejected(
      await as(author.token)(schedule, 'POST', { at: new Date(Date.parse(at) + 1).toISOString() }),
    )
    expect((await as(author.token)(schedule)).body).toEqual({ at })
    expect((await as(approver.token)(schedule, 'DELETE')).status).toBe(200)
  })

  it('changes no picture of what is public, or is set to be', async () => {
    const form = await pictureForm()
    const { doc } = (await as(author.token)('/media', 'POST', form)).body
    const picture = `/media/${doc.id}`
    const { id } = await article({ imageUrl: doc.url, _status: 'draft' })
    const call = as(author.token)
    let point = 0
    const changes = async () => [
      await call(picture, 'PATCH', await pictureForm('Another picture')),
      await call(picture, 'PATCH', { alt: unique('Text') }),
      await call(picture, 'PATCH', { focalX: (point += 1), focalY: 9 }),
      await call(
        `${picture}?uploadEdits[focalPoint][x]=${(point += 1)}&uploadEdits[focalPoint][y]=3`,
        'PATCH',
        {},
      ),
      await call(`/media?where[id][equals]=${doc.id}`, 'PATCH', { alt: unique('Text') }),
    ]
    const at = new Date(Date.now() + 86_400_000).toISOString()
    await as(approver.token)(`/news/${id}/schedule`, 'POST', { at })
    for (const answer of await changes()) rejected(answer)
    await as(approver.token)(`/news/${id}/schedule`, 'DELETE')
    for (const { status } of await changes()) expect(status).toBe(200)
    const { image, imageUrl } = (await as(approver.token)(`/news/${id}?depth=0`)).body
    expect([image, imageUrl].join()).not.toBe(',')
    await as(approver.token)(`/news/${id}`, 'PATCH', { _status: 'published' })
    for (const answer of await changes()) rejected(answer)
    // Thai is left free, and tags are no part of what is public.
    expect((await call(`${picture}?locale=th`, 'PATCH', { alt: 'ภาพ' })).status).toBe(200)
    expect((await call(picture, 'PATCH', { tags: ['approved'] })).status).toBe(200)
    expect((await as(approver.token)(picture, 'PATCH', { alt: 'By who may' })).status).toBe(200)
  })

  it('imports nothing that would be public, and publishes no menu', async () => {
    const catalogue = await newAccount(superToken, 'product_admin')
    const menus = await newAccount(superToken, 'admin', ['navigation'])
    const category = await newCategory(superToken)
    const slug = unique('imported').replaceAll(' ', '-')
    await setRules([
      ...rules,
      { roles: ['product_admin', 'admin'], collections: ['products', 'navigation-items'] },
    ])
    try {
      const send = (path: string, name: string, text: string, options: object) => {
        const form = new FormData()
        form.set('file', new File([text], name))
        form.set('_payload', JSON.stringify(options))
        return as(catalogue.token)(path, 'POST', form)
      }
      const csv = `slug,name,category\n${slug},Imported,${category.slug}`
      const { fingerprint } = (await send('/products/import', 'a.csv', csv, {})).body
      const imported = await send('/products/import', 'a.csv', csv, { fingerprint })
      expect(JSON.stringify(imported.body.rows)).toContain('needs the approval')
      expect((await api(`/product/${slug}`)).status).toBe(404)

      const body = { name: unique('Product'), categoryId: category.id }
      const { id } = (await as(superToken)('/products', 'POST', body)).body.doc
      const xliff = [
        '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="zh">',
        `<file id="f1" original="products/${id}"><unit id="u1" name="name"><segment>`,
        `<source>${body.name}</source><target>压力机</target>`,
        '</segment></unit></file></xliff>',
      ].join('')
      const options = { locale: 'zh', status: 'published' }
      const dry = await send('/translations/xliff', 'a.xlf', xliff, options)
      expect(dry.body.totals, JSON.stringify(dry.body)).toMatchObject({ update: 1 })
      const confirmed = { ...options, fingerprint: dry.body.fingerprint }
      rejected(await send('/translations/xliff', 'a.xlf', xliff, confirmed))

      const item = { name: unique('Entry'), menu: 'footer', href: '/contact', _status: 'draft' }
      const entry = await as(superToken)('/navigation-items', 'POST', item)
      expect(entry.status, JSON.stringify(entry.body)).toBe(201)
      rejected(await as(menus.token)('/navigation-items/publish', 'POST', { menu: 'footer' }))
      await as(superToken)(`/navigation-items/${entry.body.doc.id}`, 'DELETE')
      await as(superToken)(`/products/${id}?trash=true`, 'DELETE')
    } finally {
      await setRules(rules)
    }
  })

  it('sets no rules, and other collections and roles are free', async () => {
    const content = await newAccount(superToken, 'admin', ['content', 'news'])
    await as(content.token)('/globals/site-settings', 'POST', { approvalRules: [] })
    const { body } = await as(superToken)('/globals/site-settings')
    expect(body.approvalRules).toHaveLength(1)
    expect((await staffCall('/globals/site-settings')).body.approvalRules ?? []).toEqual([])
    await article({}, approver.token)
    const catalogue = await newAccount(superToken, 'product_admin')
    const { id: categoryId } = await newCategory(superToken)
    const product = { name: unique('Product'), categoryId }
    expect((await as(catalogue.token)('/products', 'POST', product)).status).toBe(201)
  })
})

describe('a request', () => {
  it('is decided by another person, and publishes what it was asked for', async () => {
    const { id } = await article()
    await saveDraft(id, author.token, { title: '<b>Draft</b>' })
    const asked = await ask(id, author.token, '<script>alert(1)</script>')
    expect(asked.status, JSON.stringify(asked.body)).toBe(201)
    const { approval } = asked.body
    expect(approval).toMatchObject({ state: 'open', languages: ['en'], askedBy: author.username })
    expect((await ask(id)).status).toBe(409)

    const own = (await as(author.token)('/approvals/queue')).body
    expect(own.needed).toEqual([{ collection: 'news', exceptLanguages: ['th'] }])
    expect(own.waiting).toEqual([])
    expect(own.asked[0]).toMatchObject({ id: approval.id, note: '<script>alert(1)</script>' })
    const { waiting } = (await as(approver.token)('/approvals/queue')).body
    expect(waiting.map((one: { id: string }) => one.id)).toContain(approval.id)
    const changes = await as(approver.token)(`/approvals/${approval.id}/changes`)
    expect(changes.body).toMatchObject({ isCurrent: true, total: 1 })
    expect(changes.body.changes[0]).toMatchObject({ field: 'title', after: '<b>Draft</b>' })

    const done = await approvalDecision(approver, approval.id, 'approve', { reason: 'Good' })
    expect(done.body.approval, JSON.stringify(done.body)).toMatchObject({
      state: 'approved',
      decidedBy: approver.username,
    })
    expect(await publicTitle(id)).toBe('<b>Draft</b>')
    const logged = await as(superToken)(
      `/activity-logs?where[resourceType][equals]=approvals&where[resourceId][equals]=${approval.id}`,
    )
    expect(logged.body.docs.map((one: { username: string }) => one.username).sort()).toEqual(
      [author.username, approver.username].sort(),
    )
  })

  it('is decided by nobody who asked, wrote in the draft, or may not publish it', async () => {
    const { id, title } = await article()
    await saveDraft(id, colleague.token, { content: 'By a colleague' })
    await saveDraft(id, approver.token, { content: 'By who may publish' })
    await saveDraft(id, author.token, { title: 'Draft' })
    const { approval } = (await ask(id)).body
    const stranger = await newAccount(superToken, 'product_admin')
    const reader = await newAccount(superToken, 'news_admin')
    const attempts: [Writer, number][] = [
      [author, 403],
      [colleague, 403],
      [approver, 403],
      [reader, 403],
      [stranger, 404],
    ]
    for (const [who, status] of attempts) {
      for (const verb of ['approve', 'decline'] as const) {
        const answer = await approvalDecision(who, approval.id, verb, { reason: 'Because' })
        expect(answer.status, `${who.username} ${JSON.stringify(answer.body)}`).toBe(status)
      }
      const written = { state: 'approved', decidedBy: 'x', authors: [] }
      const patched = await as(who.token)(`/approvals/${approval.id}`, 'PATCH', written)
      expect([403, 404, 405]).toContain(patched.status)
      await as(who.token)(`/news/${id}?draft=true`, 'PATCH', { draftAuthors: [] })
    }
    expect((await staffCall(`/approvals/${approval.id}/approve`, { method: 'POST' })).status).toBe(
      401,
    )
    expect(await publicTitle(id)).toBe(title)
  })

  it('is not decided under another name either', async () => {
    const name = `renamed-${crypto.randomUUID().slice(0, 8)}`
    const writer = await newAccount(superToken, 'super_admin')
    await setRules([...rules, { roles: ['super_admin'], collections: ['news'], mayApprove: true }])
    try {
      const { id } = await article({ _status: 'draft' }, writer.token)
      const { approval } = (await ask(id, author.token)).body
      await as(writer.token)(`/users/${writer.id}`, 'PATCH', { username: name })
      const own = await approvalDecision(writer, approval.id, 'approve')
      expect(own.status, JSON.stringify(own.body)).toBe(403)
      // Whose role may approve what others wrote does so, though it needs approval itself.
      const second = await approvalDecision({ token: superToken }, approval.id, 'approve')
      expect(second.status, JSON.stringify(second.body)).toBe(200)
    } finally {
      await setRules(rules)
    }
  })

  it('keeps the authors of a draft that is restored', async () => {
    const { id } = await article()
    await saveDraft(id, approver.token, { title: 'By the approver' })
    const { docs } = (
      await as(author.token)(`/news/versions?where[parent][equals]=${id}&sort=-updatedAt`)
    ).body
    expect(JSON.stringify(docs)).not.toContain('draftAuthors')
    await as(superToken)(`/news/${id}/draft`, 'DELETE')
    await as(author.token)(`/news/versions/${docs[0].id}`, 'POST')
    const { approval } = (await ask(id)).body
    expect((await approvalDecision(approver, approval.id, 'approve')).status).toBe(403)
    expect((await approvalDecision({ token: superToken }, approval.id, 'approve')).status).toBe(200)
  })

  it('knows the authors of a draft in its copies', async () => {
    const { id } = await article({ _status: 'draft' }, approver.token)
    const copy = await as(author.token)(`/news/${id}/duplicate`, 'POST', {})
    const second = await as(colleague.token)(`/news/${copy.body.doc.id}/duplicate`, 'POST', {})
    made.push(copy.body.doc.id, second.body.doc.id)
    for (const { doc } of [copy.body, second.body]) {
      const { approval } = (await ask(doc.id)).body
      expect((await approvalDecision(approver, approval.id, 'approve')).status).toBe(403)
      expect((await approvalDecision({ token: superToken }, approval.id, 'approve')).status).toBe(
        200,
      )
    }
  })

  it('is outdated once the draft goes on', async () => {
    const { id, title } = await article()
    await saveDraft(id, author.token, { title: 'Asked for' })
    const { approval } = (await ask(id)).body
    await saveDraft(id, author.token, { title: 'Slipped in' })
    const late = await approvalDecision(approver, approval.id, 'approve')
    expect(late.status).toBe(409)
    expect(await publicTitle(id)).toBe(title)
    const { asked } = (await as(author.token)('/approvals/queue')).body
    expect(asked[0]).toMatchObject({ id: approval.id, state: 'outdated' })
    const again = (await ask(id)).body.approval
    expect((await approvalDecision(approver, again.id, 'approve')).status).toBe(200)
    expect(await publicTitle(id)).toBe('Slipped in')
  })

  it('is approved once, whoever is faster', async () => {
    const { id } = await article({ _status: 'draft' }, author.token)
    const { approval } = (await ask(id)).body
    const both = await Promise.all([
      approvalDecision(approver, approval.id, 'approve'),
      approvalDecision({ token: superToken }, approval.id, 'approve'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is declined with a reason, taken back by who asked, and gone with its document', async () => {
    const { id, title } = await article()
    await saveDraft(id, author.token, { title: 'Draft' })
    const { approval } = (await ask(id)).body
    expect((await approvalDecision(approver, approval.id, 'decline')).status).toBe(400)
    const declined = await approvalDecision(approver, approval.id, 'decline', {
      reason: 'Too early',
    })
    expect(declined.body.approval).toMatchObject({ state: 'declined', reason: 'Too early' })
    const again = (await ask(id)).body.approval
    expect((await approvalDecision(approver, again.id, 'withdraw')).status).toBe(403)
    expect((await approvalDecision(author, again.id, 'withdraw')).status).toBe(200)
    expect((await approvalDecision(approver, again.id, 'approve')).status).toBe(409)
    expect(await publicTitle(id)).toBe(title)
    await as(superToken)(`/news/${id}?trash=true`, 'DELETE')
    expect((await as(superToken)(`/approvals/${again.id}`)).status).toBe(404)
  })

  it('does not publish what checks forbid', async () => {
    const set = (forbiddenChecks: string[]) =>
      as(superToken)('/globals/site-settings', 'POST', { forbiddenChecks })
    const { id } = await article(
      { _status: 'draft', content: 'Lorem ipsum dolor sit amet' },
      author.token,
    )
    const { approval } = (await ask(id)).body
    await set(['placeholder'])
    try {
      const refused = await approvalDecision(approver, approval.id, 'approve')
      expect(refused.status, JSON.stringify(refused.body)).toBe(400)
      expect(await publicTitle(id)).toBeNull()
    } finally {
      await set([])
    }
    expect((await approvalDecision(approver, approval.id, 'approve')).status).toBe(200)
  })

  it('is refused for what is nothing to approve', async () => {
    const call = as(author.token)
    const of = (resourceType: string, resourceId: string) =>
      call('/approvals/ask', 'POST', { resourceType, resourceId })
    const { id } = await article()
    expect((await of('news', id)).status).toBe(409)
    expect((await of('news', 'none')).status).toBe(404)
    expect((await of('products', id)).status).toBe(403)
    expect((await of('users', id)).status).toBe(400)
    expect((await of('news', '../x')).status).toBe(400)
    expect(
      (
        await call('/approvals/ask', 'POST', {
          resourceType: 'news',
          resourceId: id,
          note: 'x'.repeat(1001),
        })
      ).status,
    ).toBe(400)
  })
})
