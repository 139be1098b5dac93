import * as mandatory from '@secvisogram/csaf-validator-lib/mandatoryTests.js'
import { csaf_2_0_strict } from '@secvisogram/csaf-validator-lib/schemaTests.js'
import validate from '@secvisogram/csaf-validator-lib/validate.js'
import { csafText } from '@/src/domain/security-notices/csaf/document'
import { publisherFrom } from '@/src/domain/security-notices/csaf/publisher'

export const siteUrl = 'https://terminals.example'
export const publisher = publisherFrom(
  {
    companyName: 'Example Terminals',
    emails: [{ label: 'Product security', address: 'psirt@terminals.example' }],
  },
  siteUrl,
)

/** A record of the collection, as it is stored. */
export const record = (more: object = {}) => ({
  id: 'n1',
  number: 'ACME-2026-0007',
  slug: 'acme-2026-0007',
  title: 'A hole',
  summary: 'What may happen',
  details: 'More <b>about</b> it',
  category: 'advisory',
  tlp: 'WHITE',
  vulnerabilities: [
    {
      cve: 'CVE-2026-12345',
      cwe: 'CWE-306',
      description: 'A command is accepted without a password',
      vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    },
  ],
  products: [
    { name: 'A100', from: '4.0', before: '4.2.1', status: 'known_affected' },
    { name: 'A100', from: '4.2.1', before: null, status: 'fixed' },
    { name: 'E20', from: null, before: null, status: 'known_not_affected' },
    { name: 'K60', from: null, before: '2.0', status: 'under_investigation' },
  ],
  remediations: [{ category: 'vendor_fix', details: 'Install 4.2.1', url: '/downloads/firmware' }],
  references: [{ summary: 'Standard', url: 'https://standards.example/1' }],
  acknowledgments: [{ name: 'A. Finder', organization: 'Finders', url: null }],
  revisions: [
    { version: 1, date: '2026-03-02T09:00:00.000Z', summary: 'First version' },
    { version: 2, date: '2026-03-09T09:00:00.000Z', summary: 'The fix is out' },
  ],
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-09T09:00:00.000Z',
  ...more,
})

/** All that the library finds wrong: the JSON schema in its strict form, the mandatory tests of section 6.1. */
export async function findCsafFaults(document: object): Promise<string[]> {
  const tests = [csaf_2_0_strict, ...Object.values(mandatory)]
  const { tests: results } = await validate(tests, JSON.parse(csafText(document)))
  return results.flatMap(({ name, errors }) =>
    errors.map(({ instancePath, message }) => `${name} ${instancePath} ${message}`),
  )
}
