import { filled } from '@/src/domain/data-sheets/parts/frame'
import { formatDate } from '@/src/i18n/format'
import { inLanguage } from '@/src/i18n/localized'
import { categories } from '../demo/categories'
import { facts } from '../demo/facts'
import { settings } from '../demo/settings'
import type { DemoProduct } from '../demo/types'
import { type Edition, listMachines } from './manuals'
import { declaredMachines } from './names'
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

const emissions = 'EN 55032:2015 + A11:2020, EN 55035:2017 + A11:2020'

/**
 * Standards by what they are about, and the market approval of the machines that they are for. The directive on radio
 * equipment takes the place of those on low voltage and electromagnetic compatibility.
 */
const standards: [approval: string | null, directive: string, standard: string][] = [
  ['red', '2014/53/EU, radio equipment, article 3(1)(a): safety', 'EN IEC 62368-1:2020 + A11:2020'],
  [
    'red',
    '2014/53/EU, article 3(1)(b): electromagnetic compatibility',
    `EN 301 489-1 V2.2.3, EN 301 489-3 V2.3.2, EN 301 489-17 V3.2.4, EN 301 489-52 V1.2.1, ${emissions}`,
  ],
  [
    'red',
    '2014/53/EU, article 3(2): use of the spectrum, as far as the machine has the module',
    'EN 300 330 V2.1.1 (contactless reader), EN 300 328 V2.2.2 (Wi-Fi), EN 301 908-1 V15.1.1 (4G modem)',
  ],
  [
    'mdr',
    '(EU) 2017/745, medical devices, class IIa',
    'EN 60601-1:2006 + A2:2021, EN 81060-2:2019',
  ],
  ['emc', '2014/30/EU, electromagnetic compatibility', emissions],
  [null, '2011/65/EU, hazardous substances', 'EN IEC 63000:2018'],
]

/** Rows of the directives that any of the machines falls under, with those machines where it is not all of them. */
const standardsOf = (machines: DemoProduct[]): string[][] =>
  standards.flatMap(([approval, directive, standard]) => {
    const own = machines.filter(
      ({ attributes }) =>
        approval === null || (attributes['market-approvals'] as string[]).includes(approval),
    )
    if (own.length === 0) return []
    const codes = own.map(({ name }) => name.en.split(' ')[0]).join(', ')
    return [[own.length < machines.length ? `${directive} (${codes})` : directive, standard]]
  })

/** The declaration of conformity of a family. */
export function printedDeclaration(family: string, edition: Edition): PrintedDocument {
  const category = categories.find(({ slug }) => slug === family)
  const machines = declaredMachines(family)
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
        parts: [{ heads: ['Directive', 'Standards'], rows: standardsOf(machines) }],
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
