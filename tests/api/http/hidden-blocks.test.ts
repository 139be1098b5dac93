import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { visit } from '@/tests/helpers/visit'

const word = `marzipan${Date.now().toString(36)}`
const secret = `nougat${Date.now().toString(36)}`
const film = `film_${secret.slice(-6)}`
const path = `/${word}`

let token: string
let newsAdmin: string
let id: string

const layoutWith = (isHidden: boolean) => [
  { blockType: 'textSection', title: `First ${secret}`, text: secret, isHidden },
  { blockType: 'textSection', title: `Shown ${word}`, text: 'As ever' },
  {
    blockType: 'heroCarousel',
    isHidden,
    title: secret,
    slides: [{ type: 'youtube', heading: `Film ${secret}`, youtubeId: film }],
  },
]

/** Stores the page as the panel does when it publishes. */
const publish = (isHidden: boolean) =>
  staffCall(`/pages/${id}`, {
    token,
    method: 'PATCH',
    body: { layout: layoutWith(isHidden), _status: 'published' },
  })

const found = async (q: string) => (await api(`/search?q=${q}&lng=en`)).body.results.length

/** Everything in which a visitor could meet the blocks of the page. */
async function publicAnswers(as?: string): Promise<Record<string, string>> {
  const reads = [
    `/pages/${id}`,
    `/pages/${id}?depth=2&draft=true`,
    `/pages/${id}?locale=all`,
    `/pages/${id}?select[layout][textSection][title]=true`,
    `/pages/${id}?select[layout][textSection][isHidden]=false`,
    `/pages?where[path][equals]=${path}&limit=1`,
    `/pages?where[path][equals]=${path}&draft=true&select[layout][heroCarousel][slides]=true`,
  ]
  const answers = await Promise.all(
    reads.map(async (read) => [read, JSON.stringify((await staffCall(read, { token: as })).body)]),
  )
  return Object.fromEntries(answers) as Record<string, string>
}

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  newsAdmin = (await newAccount(token, 'news_admin')).token
  const { body } = await staffCall('/pages', {
    token,
    method: 'POST',
    body: { title: word, path, layout: layoutWith(true), _status: 'published' },
  })
  id = body.doc.id
})

afterAll(() => staffCall(`/pages/${id}`, { token, method: 'DELETE' }))

describe('a hidden block', () => {
  it('is nowhere for visitors and staff without a right to the page, and back once it is shown', async () => {
    for (const lng of ['', '/th']) {
      const { status, html } = await visit(`${lng}${path}`)
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`<h1[^>]*>Shown\\s${word}`))
      expect(html).not.toContain(secret)
      expect(html).not.toContain(film)
      expect(html).not.toContain('data-edit')
    }
    expect([await found(word), await found(secret)]).toEqual([1, 0])
    for (const who of [undefined, newsAdmin]) {
      for (const [read, answer] of Object.entries(await publicAnswers(who))) {
        expect(answer, read).toContain(id)
        expect(answer, read).not.toContain(secret)
        expect(answer, read).not.toContain(film)
      }
    }

    expect((await publish(false)).status).toBe(200)
    const { html } = await visit(path)
    expect(html).toMatch(new RegExp(`<h1[^>]*>First\\s${secret}`))
    expect(html).toContain('VideoObject')
    expect(await found(secret)).toBe(1)
    const { body } = await staffCall(`/pages/${id}`)
    expect(body.layout).toHaveLength(3)

    expect((await publish(true)).status).toBe(200)
    expect((await visit(path)).html).not.toContain(secret)
    expect(await found(secret)).toBe(0)
  })

  it('leaves the heading of a page that shows no other, and nothing else', async () => {
    const [title, address] = [`Empty ${word}`, `${path}-empty`]
    const layout = [{ blockType: 'textSection', title: secret, text: secret, isHidden: true }]
    const { body } = await staffCall('/pages', {
      token,
      method: 'POST',
      body: { title, path: address, layout, _status: 'published' },
    })
    const { status, html } = await visit(address)
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
    const words = main.replace(/<script[^]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect([status, words.trim()]).toEqual([200, title])
    expect(main.match(/<h1/g)).toHaveLength(1)
    await staffCall(`/pages/${body.doc.id}`, { token, method: 'DELETE' })
  })

  it('answers no question of a visitor: filters and orders by what blocks hold are refused', async () => {
    const asked = [
      `/pages?where[layout.title][like]=${secret}`,
      `/pages?where[or][0][layout__title][like]=${secret}`,
      `/pages/count?where[layout.title][like]=${secret}`,
      '/pages?sort=-layout.title',
    ]
    for (const question of asked) {
      const { status, body } = await staffCall(question)
      expect([status, body.message], question).toEqual([400, expect.stringMatching(/layout/)])
    }
  })

  it('is read by who may edit the page, and a place in its draft alone', async () => {
    const { body } = await staffCall(`/pages/${id}`, { token })
    const flags = body.layout.map(({ isHidden }: { isHidden?: boolean }) => isHidden === true)
    expect(flags).toEqual([true, false, true])
    const as = { Authorization: `Bearer ${token}` }
    const opened = await visit(`/api/preview?collection=pages&id=${id}&lng=en`, as)
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const { html } = await visit(path, { ...as, cookie })
    expect(html.match(/<template[^>]* data-edit-hidden=""/g)).toHaveLength(2)
    expect(html).not.toContain(secret)
  })

  it('takes nothing but true or false', async () => {
    const { status, body } = await staffCall(`/pages/${id}`, {
      token,
      method: 'PATCH',
      body: { layout: [{ blockType: 'textSection', isHidden: 'yes' }] },
    })
    expect(status).toBe(400)
    expect(body.message).toContain('Hidden must be true or false')
  })
})
