import { weaknesses as catalogue } from '@secvisogram/csaf-validator-lib/cwe.js'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  noticeCategories,
  productStatuses,
  remediationCategories,
  type SecurityNotice,
} from '@/src/contract/security-notice'
import { baseScore, rateSeverity, vectorPattern } from '@/src/domain/security-notices/csaf/cvss'
import { weaknesses } from '@/src/domain/security-notices/csaf/cwe'
import { csafDocument, csafText } from '@/src/domain/security-notices/csaf/document'
import { csafFileAt } from '@/src/domain/security-notices/csaf/files'
import { csafFileName } from '@/src/domain/security-notices/csaf/publisher'
import {
  findProblems,
  nextNumber,
  numberPrefix,
  problemsOfGrowth,
} from '@/src/domain/security-notices/problems'
import { toNotice } from '@/src/domain/security-notices/to-notice'
import { findCsafFaults, publisher, record, siteUrl } from '../helpers/csaf'

type Stored = Parameters<typeof toNotice>[0]
const noticeOf = (more: object = {}) => toNotice(record(more) as Stored)
const problems = (more: object) =>
  findProblems(noticeOf(more), record(more) as never).map(({ path }) => path)

describe('the CSAF document of a notice', () => {
  it('is valid by the schema of the standard and all its mandatory tests', async () => {
    expect(await findCsafFaults(csafDocument(noticeOf(), publisher))).toEqual([])
  })

  it('is seen to be wrong by them where it is', async () => {
    const document = csafDocument(noticeOf(), publisher)
    document.document.tracking.version = '9'
    expect((await findCsafFaults(document)).join()).toContain('6_1_16')
  })

  it('is valid for whatever may be published', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, async (stored) => {
        const notice = toNotice(stored as unknown as Stored)
        fc.pre(findProblems(notice, stored).length === 0)
        expect(await findCsafFaults(csafDocument(notice, publisher))).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('is the same text for the same notice', () => {
    expect(csafText(csafDocument(noticeOf(), publisher))).toBe(
      csafText(csafDocument(structuredClone(noticeOf()), publisher)),
    )
  })

  it('of a draft says that it is one, and to whom it may go', async () => {
    const { document } = csafDocument(noticeOf(), publisher, { tlp: 'AMBER', isDraft: true })
    expect(document.tracking.status).toBe('draft')
    expect(document.distribution.tlp.label).toBe('AMBER')
  })

  it('says of one that is superseded by which', () => {
    const supersededBy = { slug: 'acme-2026-0008', number: 'ACME-2026-0008', title: 'Next' }
    const [note] = csafDocument({ ...noticeOf(), supersededBy }, publisher).document.notes
    expect(note?.text).toContain(`ACME-2026-0008: ${siteUrl}/security/acme-2026-0008`)
  })
})

describe('a score of CVSS 3.1', () => {
  // Examples of the standard's authors and of published records.
  it.each([
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8, 'critical'],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1, 'medium'],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 10, 'critical'],
    ['CVSS:3.1/AV:P/AC:H/PR:N/UI:N/S:U/C:H/I:N/A:N', 4.2, 'medium'],
    ['CVSS:3.1/AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H', 7.8, 'high'],
    ['CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N', 3.1, 'low'],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0, 'none'],
  ])('%s is %d, %s', (vector, score, severity) => {
    expect(baseScore(vector)).toBe(score)
    expect(rateSeverity(score)).toBe(severity)
  })

  it.each(['', 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'CVSS:3.1/AV:N', 'x'])(
    'there is none of %j',
    (vector) => {
      expect(baseScore(vector)).toBeNull()
    },
  )
})

it('every weakness has the name that its list gives it', () => {
  const names = new Map(catalogue.map(({ id, name }) => [id, name]))
  for (const [id, name] of Object.entries(weaknesses)) expect(names.get(id), id).toBe(name)
})

describe('what keeps a notice from being published', () => {
  it('is nothing where it is whole', () => {
    expect(problems({})).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a number without a year', { number: 'ACME-1' }, 'number'],
    ['no summary', { summary: ' ' }, 'summary'],
    ['no hole', { vulnerabilities: [] }, 'vulnerabilities'],
    ['no product', { products: [] }, 'products'],
    [
      'a hole without words',
      { vulnerabilities: [{ description: '' }] },
      'vulnerabilities.0.description',
    ],
    [
      'a wrong CVE id',
      { vulnerabilities: [{ description: 'x', cve: 'CVE-1' }] },
      'vulnerabilities.0.cve',
    ],
    [
      'a vector of another version',
      { vulnerabilities: [{ description: 'x', vector: 'CVSS:3.0/AV:N' }] },
      'vulnerabilities.0.vector',
    ],
    [
      'two states of the same versions',
      {
        products: [
          { name: 'A', before: '2', status: 'fixed' },
          { name: 'A', before: '2', status: 'known_affected' },
        ],
      },
      'products.1.status',
    ],
    [
      'a version with a blank',
      { products: [{ name: 'A', from: '1 2', status: 'fixed' }] },
      'products.0.from',
    ],
    ['holes of what is informational', { category: 'informational' }, 'vulnerabilities'],
    [
      'nothing to read of what is informational',
      { category: 'informational', vulnerabilities: [], references: [] },
      'references',
    ],
    [
      'an address within the site as reference',
      { references: [{ summary: 'x', url: 'javascript:alert(1)' }] },
      'references.0.url',
    ],
    [
      'versions with a gap',
      { revisions: [{ version: 2, date: '2026-03-02T09:00:00.000Z', summary: 'x' }] },
      'revisions.0.version',
    ],
    [
      'a version before the one before it',
      {
        revisions: [
          { version: 1, date: '2026-03-02T09:00:00.000Z', summary: 'x' },
          { version: 2, date: '2026-03-01T09:00:00.000Z', summary: 'y' },
        ],
      },
      'revisions.1.date',
    ],
  ])('is %s', (_, more, path) => {
    expect(problems(more)).toContain(path)
  })
})

describe('a public notice that is changed', () => {
  const before = noticeOf()
  const paths = (after: SecurityNotice, isWritten = true) =>
    problemsOfGrowth(before, after, isWritten).map(({ path }) => path)
  const third = { version: 3, date: '2026-04-01T09:00:00.000Z', summary: 'Corrected' }

  it('needs a new version', () => {
    const summary = 'Something else may happen'
    expect(paths({ ...before, summary })).toEqual(['revisions'])
    expect(paths({ ...before, summary, revisions: [...before.revisions, third] })).toEqual([])
  })

  it('needs none for a translation', () => {
    expect(paths({ ...before, summary: 'เกิดอะไรขึ้นได้' }, false)).toEqual([])
    expect(paths({ ...before, isWithdrawn: true }, false)).toEqual(['revisions'])
  })

  it('keeps its number and its versions', () => {
    expect(paths({ ...before, number: 'ACME-2026-0001' })).toEqual(['number'])
    expect(paths({ ...before, revisions: before.revisions.slice(0, 1) })).toEqual([
      'revisions.1.version',
    ])
    const moved = before.revisions.map((each) => ({ ...each, date: '2026-01-01T00:00:00.000Z' }))
    expect(paths({ ...before, revisions: moved })).toEqual(['revisions.0.version'])
  })
})

describe('a number', () => {
  it('has the prefix of the settings, else of the name', () => {
    expect(numberPrefix('SOLGATE', 'Other')).toBe('SOLGATE')
    expect(numberPrefix('not good', 'Example Terminals')).toBe('EXAMPLE')
    expect(numberPrefix(null, 'Müller & Söhne')).toBe('MU')
    expect(numberPrefix(null, '公司')).toBe('NOTICE')
  })

  it('counts up within its year', () => {
    expect(nextNumber('ACME', 2026, null)).toBe('ACME-2026-0001')
    expect(nextNumber('ACME', 2026, 'ACME-2026-0041')).toBe('ACME-2026-0042')
    expect(nextNumber('ACME', 2026, 'ACME-2026-9999')).toBe('ACME-2026-10000')
  })

  it('names the file as the standard asks', () => {
    expect(csafFileName('Red Flag: Example.1+2')).toBe('red_flag_example_1+2.json')
  })
})

describe('what lies below /.well-known/csaf', () => {
  const later = noticeOf({
    id: 'n2',
    number: 'ACME-2027-0001',
    slug: 'acme-2027-0001',
    revisions: [{ version: 1, date: '2027-01-05T09:00:00.000Z', summary: 'First version' }],
  })
  const notices = [noticeOf(), later]
  const at = (path: string) => csafFileAt(path, notices, publisher)
  const parsed = (path: string) => JSON.parse(at(path)?.body ?? 'null')

  it('is nothing while there is no notice', () => {
    expect(csafFileAt('provider-metadata.json', [], publisher)).toBeNull()
  })

  it('is found from the metadata of the provider', () => {
    const metadata = parsed('provider-metadata.json')
    expect(metadata).toMatchObject({
      canonical_url: `${siteUrl}/.well-known/csaf/provider-metadata.json`,
      last_updated: '2027-01-05T09:00:00.000Z',
      metadata_version: '2.0',
      role: 'csaf_provider',
      publisher: { category: 'vendor', name: 'Example Terminals', namespace: siteUrl },
    })
    const [directory, { rolie }] = metadata.distributions
    expect(directory.directory_url).toBe(`${siteUrl}/.well-known/csaf/white/`)
    expect(rolie.feeds[0]).toMatchObject({
      tlp_label: 'WHITE',
      url: `${siteUrl}/.well-known/csaf/feed-tlp-white.json`,
    })
  })

  it('is in the feed, each with its file and its checksums', () => {
    const { feed } = parsed('feed-tlp-white.json')
    expect(feed.category).toEqual([
      { scheme: 'urn:ietf:params:rolie:category:information-type', term: 'csaf' },
    ])
    expect(feed.updated).toBe('2027-01-05T09:00:00.000Z')
    for (const { content, link, id } of feed.entry) {
      expect(link[0]).toEqual({ rel: 'self', href: content.src })
      for (const { href } of link) {
        const path = href.replace(`${siteUrl}/.well-known/csaf/`, '')
        expect(at(path), path).not.toBeNull()
      }
      const document = parsed(content.src.replace(`${siteUrl}/.well-known/csaf/`, ''))
      expect(document.document.tracking.id).toBe(id)
    }
  })

  it('is listed by year, and by the time of its last change', () => {
    expect(at('white/index.txt')?.body).toBe('2026/acme-2026-0007.json\n2027/acme-2027-0001.json\n')
    expect(at('white/changes.csv')?.body).toBe(
      '"2027/acme-2027-0001.json","2027-01-05T09:00:00.000Z"\n"2026/acme-2026-0007.json","2026-03-09T09:00:00.000Z"\n',
    )
    expect(at('white')?.body).toContain('href="/.well-known/csaf/white/2026/"')
    expect(at('white/2026')?.body).toContain('acme-2026-0007.json.sha512')
    expect(at('white/2026')?.body).not.toContain('acme-2027')
  })

  it('has the checksum of its bytes', () => {
    const body = String(at('white/2026/acme-2026-0007.json')?.body)
    for (const name of ['sha256', 'sha512']) {
      const sum = createHash(name).update(body).digest('hex')
      expect(at(`white/2026/acme-2026-0007.json.${name}`)?.body).toBe(
        `${sum}  acme-2026-0007.json\n`,
      )
    }
  })

  it.each([
    'white/2027/acme-2026-0007.json',
    'white/2026/ACME-2026-0007.json',
    'white/2026/../2026/acme-2026-0007.json',
    'white/2026/acme-2026-0007.json.md5',
    'white/2026/acme-2026-0007.json.asc',
    'white/2026/acme-2026-0007',
    'white/2026/acme-2026-0008.json',
    'white/2026/__proto__.json',
    'white/2028',
    'whiteness',
    'green/index.txt',
    '../../etc/passwd',
    '',
  ])('has nothing at %j', (path) => {
    expect(at(path)).toBeNull()
  })
})

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9<>&"' éß漢ไทย]{0,20}$/)
const version = fc.option(fc.stringMatching(/^[0-9]{1,2}\.[0-9]{1,2}(\.[0-9])?$/), { nil: null })
const metric = (name: string, values: string) =>
  fc.constantFrom(...values).map((value) => `/${name}:${value}`)
const vector = fc
  .tuple(
    metric('AV', 'NALP'),
    metric('AC', 'LH'),
    metric('PR', 'NLH'),
    metric('UI', 'NR'),
    metric('S', 'UC'),
    metric('C', 'NLH'),
    metric('I', 'NLH'),
    metric('A', 'NLH'),
  )
  .map((parts) => `CVSS:3.1${parts.join('')}`)
const cve = fc.integer({ min: 1000, max: 99999 }).map((number) => `CVE-2026-${number}`)

it('every vector of base metrics has a score between 0 and 10, with one decimal', () => {
  fc.assert(
    fc.property(vector, (text) => {
      expect(text).toMatch(vectorPattern)
      const score = Number(baseScore(text))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(10)
      expect(Math.round(score * 10) / 10).toBe(score)
    }),
  )
})

/** Records of every shape; those that may not be published are sorted out by the rules themselves. */
const anyRecord = fc
  .record({
    title: word,
    summary: word,
    details: fc.option(word),
    category: fc.constantFrom(...noticeCategories),
    severity: fc.constantFrom('low', 'medium'),
    isInterim: fc.boolean(),
    isWithdrawn: fc.boolean(),
    vulnerabilities: fc.array(
      fc.record({
        cve: fc.option(cve),
        cwe: fc.option(fc.constantFrom(...Object.keys(weaknesses))),
        description: word,
        vector: fc.option(vector),
      }),
      { maxLength: 3 },
    ),
    products: fc.array(
      fc.record({
        name: fc.constantFrom('A100', 'E20', 'K60 "steel" & <b>'),
        from: version,
        before: version,
        status: fc.constantFrom(...productStatuses),
      }),
      { maxLength: 4 },
    ),
    remediations: fc.array(
      fc.record({
        category: fc.constantFrom(...remediationCategories),
        details: word,
        url: fc.constantFrom(null, 'https://fixes.example/1'),
      }),
      { maxLength: 2 },
    ),
    references: fc.array(
      fc.record({ summary: word, url: fc.constant('https://references.example/a?b=1') }),
      { maxLength: 2 },
    ),
    acknowledgments: fc.array(fc.record({ name: fc.option(word), organization: fc.option(word) }), {
      maxLength: 2,
    }),
  })
  .map((more) =>
    record({
      ...more,
      vulnerabilities: more.category === 'informational' ? [] : more.vulnerabilities,
    }),
  )
