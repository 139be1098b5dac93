import { filled } from '@/src/domain/data-sheets/parts/frame'
import { formatDate } from '@/src/i18n/format'
import { inLanguage } from '@/src/i18n/localized'
import { categories } from '../demo/categories'
import { facts } from '../demo/facts'
import { settings } from '../demo/settings'
import type { DemoProduct } from '../demo/types'
import { type Edition, listMachines } from './manuals'
import type { PrintedDocument } from './typeset'
import type { Part } from './typeset-parts'

const pageWords = {
  page: 'Page {{page}} of {{pages}}',
  warning: 'Warning',
  caution: 'Caution',
  note: 'Note',
  scale: 'Scale {{scale}}',
  front: 'Front',
  side: 'Side',
  top: 'Top',
}

const addressLine = settings.headquartersAddress.en.split('\n').join(', ')

/** Standards of a declaration by what they are about; radio and measuring stand in the machines that have them. */
const standards: [directive: string, standard: string][] = [
  ['2014/35/EU, low voltage', 'EN IEC 62368-1:2020 + A11:2020'],
  [
    '2014/30/EU, electromagnetic compatibility',
    'EN 55032:2015 + A11:2020, EN 55035:2017 + A11:2020, EN IEC 61000-3-2:2019, EN 61000-3-3:2013',
  ],
  ['2011/65/EU, hazardous substances', 'EN IEC 63000:2018'],
  [
    '2014/53/EU, radio equipment (contactless reader)',
    'EN 300 330 V2.1.1, EN 301 489-1 V2.2.3, EN 301 489-3 V2.1.1',
  ],
]

/** The declaration of conformity of a family. */
export function printedDeclaration(family: string, edition: Edition): PrintedDocument {
  const category = categories.find(({ slug }) => slug === family)
  const machines = listMachines(family)
  return printedPaper({
    heading: 'EU declaration of conformity',
    subject: category?.name.en ?? family,
    number: `${family.toUpperCase()}-DOC-${edition.version}`,
    edition,
    sections: [
      {
        heading: 'Manufacturer',
        parts: [
          { text: `${facts.legalEntity}, ${addressLine}` },
          {
            text: 'This declaration of conformity is issued under the sole responsibility of the manufacturer.',
          },
        ],
      },
      {
        heading: 'Object of the declaration',
        parts: [
          {
            heads: ['Machine', 'Purpose'],
            rows: machines.map((machine) => [
              inLanguage(machine.name, 'en'),
              inLanguage(machine.shortDescription, 'en'),
            ]),
          },
        ],
      },
      {
        heading: 'Directives and harmonized standards',
        parts: [{ heads: ['Directive', 'Standards'], rows: standards }],
      },
      signature(edition),
    ],
  })
}

/** The letter of approval of the PIN pads. */
export const printedApproval = (edition: Edition): PrintedDocument =>
  printedPaper({
    heading: 'PCI PTS approval letter',
    subject: 'Encrypting PIN pads',
    number: `EPP-PTS-${edition.version}`,
    edition,
    sections: [
      {
        heading: 'Approved devices',
        parts: [
          {
            heads: ['Device', 'Approval', 'Protection against tampering'],
            rows: listMachines('epp').map((device) => [
              inLanguage(device.name, 'en'),
              specification(device, 'Certification'),
              specification(device, 'Tamper protection'),
            ]),
          },
          {
            text: 'The approval covers the device as it was delivered. A device whose housing was opened, or whose seal is broken, is no longer approved.',
          },
        ],
      },
      {
        heading: 'Register',
        parts: [
          {
            text: 'Approvals of real devices are listed by the PCI Security Standards Council. These are not among them.',
          },
        ],
      },
      signature(edition),
    ],
  })

interface Paper {
  heading: string
  subject: string
  number: string
  edition: Edition
  sections: { heading: string; parts: Part[] }[]
}

const printedPaper = ({ heading, subject, number, edition, sections }: Paper): PrintedDocument => ({
  lng: 'en',
  title: `${heading} · ${subject}`,
  company: settings.companyName,
  kind: subject,
  heading,
  about: [
    subject,
    `No. ${number}`,
    'Sample. The company and its machines are invented; this sheet has no legal force.',
  ],
  changedAt: `${edition.day}T00:00:00.000Z`,
  edition: filled('Version {{version}} · {{date}}', {
    version: edition.version,
    date: formatDate(edition.day, 'en'),
  }),
  number,
  contents: null,
  picture: null,
  chapters: [{ heading: '', sections }],
  words: pageWords,
})

const signature = ({ day }: Edition) => ({
  heading: 'Signed for and on behalf of the manufacturer',
  parts: [
    { text: `Shenzhen, ${formatDate(day, 'en')} · ${facts.representative} (sample, not signed)` },
  ],
})

const specification = ({ specifications }: DemoProduct, name: string): string =>
  specifications.en[name] ?? ''
