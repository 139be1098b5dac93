import * as optional from '@secvisogram/csaf-validator-lib/optionalTests.js'
import validate from '@secvisogram/csaf-validator-lib/validate.js'
import { expect, it } from 'vitest'
import { securityNotices as demo } from '@/seed/demo/security-notices'
import { inAllLanguages } from '@/seed/translations'
import { csafDocument, csafText } from '@/src/domain/security-notices/csaf/document'
import { toNotice } from '@/src/domain/security-notices/to-notice'
import { findCsafFaults, publisher, record } from '@/tests/helpers/csaf'

type Stored = Parameters<typeof toNotice>[0]

const demoNotices = inAllLanguages('notices', demo).map((each) =>
  toNotice({
    ...record(),
    ...each,
    ...Object.fromEntries(Object.entries(each).map(([name, value]) => [name, inEnglish(value)])),
    slug: each.number.toLowerCase(),
    products: each.products.map((product) => ({
      ...product,
      name: product.product,
      product: null,
    })),
  } as unknown as Stored),
)

function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish)
  if (typeof value !== 'object' || value === null) return value
  if ('en' in value) return value.en
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inEnglish(inner)]))
}

it('the CSAF document of each notice of the demo is valid, without a gap that the optional tests find', async () => {
  expect(demoNotices).toHaveLength(3)
  for (const notice of demoNotices) {
    const document = csafDocument(notice, publisher)
    expect(await findCsafFaults(document), notice.number).toEqual([])
    // Serial and model numbers, hashes, CPE: the catalogue knows none (test 6.2.16).
    const { optionalTest_6_2_16: _, ...asked } = optional
    const { tests } = await validate(Object.values(asked), JSON.parse(csafText(document)))
    const warned = tests.flatMap(({ name, warnings }) => (warnings.length > 0 ? [name] : []))
    expect(warned, notice.number).toEqual([])
  }
})
