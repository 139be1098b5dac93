import { expect } from 'vitest'
import { staffCall } from './staff-call'

/** Names of what no answer may hold. */
export const secrets =
  /"(hash|salt|password|sessions|secondFactor|loginAttempts|lockUntil|resetPasswordToken)":/

/** Values of every kind, most of which no field takes. */
const values = [
  null,
  -1,
  1e308,
  '',
  ' ',
  {},
  { a: { b: 1 } },
  [],
  [[]],
  [null],
  ['a', 1],
  true,
  'zzz',
  '2020-13-45',
  '\ud800',
  '__proto__',
  '../..',
  'javascript:alert(1)',
  '=1+1',
]

/** Body that makes a record of a collection, and the fields that are tried there. */
export const samples: Record<string, { body: Record<string, unknown>; fields: string }> = {
  products: {
    body: { name: 'Probe' },
    fields: 'slug images imageUrl categoryId specifications order isActive _status seo deletedAt',
  },
  categories: { body: { name: 'Probe' }, fields: 'slug description order isActive' },
  certificates: {
    body: { standard: 'P', number: 'P', firstDay: '2020-01-01' },
    fields: 'standard number scope authorityUrl firstDay lastDay products picture isActive',
  },
  'security-notices': {
    body: {
      title: 'P',
      category: 'informational',
      summary: 's',
      references: [{ summary: 's', url: 'https://notices.example' }],
    },
    fields:
      'number slug summary vulnerabilities products remediations revisions acknowledgments severity tlp supersededBy _status',
  },
  news: {
    body: { title: 'P', content: 'c' },
    fields: 'slug summary publishedAt imageUrl _status',
  },
  jobs: { body: { title: 'P' }, fields: 'slug vacancies requirements location isActive' },
  pages: { body: { title: 'P', path: '/probe' }, fields: 'path layout seo _status' },
  redirects: { body: { from: '/probe-a', to: '/probe-b' }, fields: 'from to type' },
  'navigation-items': { body: { name: 'P' }, fields: 'slug parentId url order isActive' },
  'content-sections': { body: { sectionKey: 'probe' }, fields: 'title content data isActive' },
  users: {
    body: { username: 'probe', password: 'probe-pass-123' },
    fields: 'username password role permissions sessions hash secondFactor loginAttempts lockUntil',
  },
  inquiries: {
    body: { name: 'p', email: 'p@example.com', message: 'm' },
    fields: 'isRead notes',
  },
  'payload-preferences': { body: { key: 'probe', value: {} }, fields: 'key value user' },
  'payload-locked-documents': { body: {}, fields: 'document globalSlug user' },
  fonts: { body: {}, fields: 'family license filename url details languages' },
  media: { body: {}, fields: 'alt filename url mimeType sizes focalX' },
}

/**
 * Sends each field of a collection values of every kind, in a new record and in a change of one, and expects that they are
 * stored whole or refused in words.
 * @param share one value of so many for each field, other ones for the next
 */
export async function sendOddValues(token: string, slug: string, share = 1): Promise<void> {
  const sample = samples[slug]
  if (!sample) throw new Error(`There is no sample of ${slug}`)
  const { body: base, fields } = sample
  const made: string[] = []
  try {
    for (const [at, field] of fields.split(' ').entries()) {
      for (const value of values.filter((_, index) => (index + at) % share === 0)) {
        const label = `${field}: ${JSON.stringify(value)}`
        const call = { token, method: 'POST', body: { ...base, [field]: value } }
        const { status, body } = await staffCall(`/${slug}`, call)
        expect(status, label).toBeLessThan(500)
        if (status >= 400) expect(typeof body.message, label).toBe('string')
        expect(JSON.stringify(body), label).not.toMatch(secrets)
        if (status === 201) made.push(body.doc.id)
        const [id] = made
        if (!id) continue
        const change = { token, method: 'PATCH', body: { [field]: value } }
        expect((await staffCall(`/${slug}/${id}`, change)).status, label).toBeLessThan(500)
      }
    }
    expect((await staffCall(`/${slug}?limit=1000`, { token })).status).toBe(200)
  } finally {
    for (const id of made) {
      const { status } = await staffCall(`/${slug}/${id}?trash=true`, {
        token,
        method: 'DELETE',
      })
      expect(status, `delete ${id}`).toBe(200)
    }
  }
}
