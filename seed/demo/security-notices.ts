import type {
  noticeCategories,
  ProductStatus,
  remediationCategories,
  Severity,
} from '@/src/contract/security-notice'
import type { Localized } from '@/src/i18n/localized'
import type { Weakness } from '@/src/domain/security-notices/csaf/cwe'

export interface DemoSecurityNotice {
  /** Natural key. */
  number: string
  title: Localized
  summary: Localized
  details?: Localized
  category: (typeof noticeCategories)[number]
  /** Severity, where no vulnerability has a vector. */
  severity?: Severity
  isInterim?: boolean
  /** Number of the notice in its place. */
  supersededBy?: string
  vulnerabilities: { cve: string; cwe: Weakness; vector: string; description: Localized }[]
  /** Slugs; versions of the firmware. */
  products: { product: string; from?: string; before?: string; status: ProductStatus }[]
  remediations: { category: (typeof remediationCategories)[number]; details: Localized }[]
  references: { summary: Localized; url: string }[]
  acknowledgments: { name: string; organization: string }[]
  /** The first version first; `date` is ISO 8601. */
  revisions: { date: string; summary: Localized }[]
}

const first = { en: 'First version' }

/** Invented, numbers and names too: a critical one, one that is still being examined, and one that was superseded. */
export const securityNotices: DemoSecurityNotice[] = [
  {
    number: 'SOLGATE-2026-0001',
    title: { en: 'Put terminals on a separate network' },
    summary: {
      en: 'Terminals are often maintained through a network that other devices share. Put them on a separate network segment, and allow access only from the maintenance server.',
    },
    category: 'informational',
    severity: 'none',
    supersededBy: 'SOLGATE-2026-0002',
    vulnerabilities: [],
    products: [],
    remediations: [],
    references: [
      {
        summary: { en: 'Network guide for terminals (sample)' },
        url: 'https://guides.example/terminal-networks',
      },
    ],
    acknowledgments: [],
    revisions: [
      { date: '2026-02-10T08:00:00.000Z', summary: first },
      {
        date: '2026-09-22T14:00:00.000Z',
        summary: { en: 'Superseded by SOLGATE-2026-0002' },
      },
    ],
  },
  {
    number: 'SOLGATE-2026-0002',
    title: { en: 'A300 and A500: unauthenticated maintenance commands' },
    summary: {
      en: 'An attacker who reaches the maintenance port of an A300 or A500 through the network can run commands on its controller without authentication. Install controller firmware 7.4.2.',
    },
    details: {
      en: 'Up to firmware 7.4.1, the maintenance service authenticates access to its pages but not to its commands. The dispenser accepts only encrypted commands, so no cash can be dispensed in this way.\nWe are not aware of any exploitation.',
    },
    category: 'advisory',
    vulnerabilities: [
      {
        cve: 'CVE-2026-9900001',
        cwe: 'CWE-306',
        vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
        description: {
          en: 'The maintenance service runs commands from the network without checking who sends them.',
        },
      },
      {
        cve: 'CVE-2026-9900002',
        cwe: 'CWE-532',
        vector: 'CVSS:3.1/AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N',
        description: {
          en: 'The log of the maintenance service contains the key of the current session, and every account of the controller can read it.',
        },
      },
    ],
    products: [
      { product: 'atm-a300-through-the-wall', before: '7.4.2', status: 'known_affected' },
      { product: 'atm-a300-through-the-wall', from: '7.4.2', status: 'fixed' },
      { product: 'atm-a500-drive-up', before: '7.4.2', status: 'known_affected' },
      { product: 'atm-a500-drive-up', from: '7.4.2', status: 'fixed' },
      { product: 'atm-a700-banknote-and-coin-dispenser', status: 'known_not_affected' },
    ],
    remediations: [
      {
        category: 'vendor_fix',
        details: {
          en: 'Install controller firmware 7.4.2. The terminal is out of service for four minutes.',
        },
      },
      {
        category: 'mitigation',
        details: {
          en: 'Until then, allow access to the maintenance port only from the maintenance server.',
        },
      },
    ],
    references: [
      {
        summary: { en: 'Record of the coordinating CSIRT (sample)' },
        url: 'https://csirt.example/records/2026-118',
      },
    ],
    acknowledgments: [{ name: 'Ines Korvald', organization: 'Harbour Mere Laboratory' }],
    revisions: [
      { date: '2026-09-15T08:00:00.000Z', summary: first },
      {
        date: '2026-09-22T14:00:00.000Z',
        summary: { en: 'Firmware 7.4.2 is available' },
      },
    ],
  },
  {
    number: 'SOLGATE-2026-0003',
    title: { en: 'E20: firmware downgrade possible' },
    summary: {
      en: 'With the housing open and a service tool at hand, older firmware with known weaknesses can be installed on an E20. Opening the housing erases all keys, so no PIN can be read. We are still examining the E40.',
    },
    category: 'advisory',
    isInterim: true,
    vulnerabilities: [
      {
        cve: 'CVE-2026-9900003',
        cwe: 'CWE-1328',
        vector: 'CVSS:3.1/AV:P/AC:H/PR:N/UI:N/S:U/C:N/I:H/A:L',
        description: {
          en: 'The boot loader checks the signature of the firmware, but not whether its version is older than the installed one.',
        },
      },
    ],
    products: [
      { product: 'epp-e20-standard-pin-pad', before: '3.8', status: 'known_affected' },
      { product: 'epp-e20-standard-pin-pad', from: '3.8', status: 'fixed' },
      { product: 'epp-e30-outdoor-pin-pad', status: 'known_not_affected' },
      { product: 'epp-e40-touch-pin-pad', status: 'under_investigation' },
    ],
    remediations: [
      {
        category: 'vendor_fix',
        details: {
          en: 'Install boot loader 3.8 at the next service visit. From then on, the PIN pad accepts only newer firmware.',
        },
      },
      {
        category: 'mitigation',
        details: {
          en: 'Check the seals at every visit, and replace PIN pads whose seal is broken.',
        },
      },
    ],
    references: [],
    acknowledgments: [],
    revisions: [{ date: '2026-10-20T08:00:00.000Z', summary: first }],
  },
]
