import type { DocumentGate, DocumentKind } from '@/src/contract/document'
import type { Localized } from '@/src/i18n/localized'

/** Sort of documents: its names, and the contents of its files; each is made for products or categories. */
export interface DemoDocumentSort {
  kind: DocumentKind
  name: Localized
  summary: Localized
  gate: DocumentGate
  /** Code, where the gate asks for one. */
  code?: string
  /** Newest first; `day` is ISO 8601. */
  releases: { version: string; day: string }[]
}

export const documentSorts = {
  dataSheet: {
    kind: 'dataSheet',
    name: { en: 'Data sheet' },
    summary: { en: 'All specifications on one page.' },
    gate: 'open',
    releases: [
      { version: '2.1', day: '2026-05-04' },
      { version: '2.0', day: '2025-03-17' },
    ],
  },
  manual: {
    kind: 'manual',
    name: { en: 'Installation and operation manual' },
    summary: {
      en: 'How to unpack, anchor, connect, and operate the machine, and what to check once a month.',
    },
    gate: 'open',
    releases: [
      { version: '7.2', day: '2026-06-15' },
      { version: '7.1', day: '2025-11-03' },
    ],
  },
  driver: {
    kind: 'driver',
    name: { en: 'Driver package' },
    summary: {
      en: 'Driver for Windows 11 IoT and Linux, with a test program and the command set.',
    },
    gate: 'code',
    code: 'SOLGATE-7',
    releases: [{ version: '7.4.1', day: '2026-04-20' }],
  },
  drawing: {
    kind: 'drawing',
    name: { en: 'Outline drawing' },
    summary: {
      en: 'Outline with overall dimensions for planning the site, as DXF and STEP.',
    },
    gate: 'open',
    releases: [{ version: 'C', day: '2026-05-04' }],
  },
  declaration: {
    kind: 'declaration',
    name: { en: 'EU declaration of conformity' },
    summary: {
      en: 'Declaration for the CE mark, with the standards that apply. A sample.',
    },
    gate: 'open',
    releases: [{ version: '3', day: '2026-01-12' }],
  },
  approval: {
    kind: 'certificate',
    name: { en: 'PCI PTS approval letter' },
    summary: {
      en: 'Approval of the PIN pads by the laboratory, with its scope. A sample, sent by e-mail.',
    },
    gate: 'mail',
    releases: [{ version: '6.2', day: '2026-02-09' }],
  },
  pressLogo: {
    kind: 'press',
    name: { en: 'Logo for print' },
    summary: { en: 'In color for light and dark ground, and in one color, as SVG and TIFF.' },
    gate: 'open',
    releases: [{ version: '1', day: '2026-10-06' }],
  },
  pressPictures: {
    kind: 'press',
    name: { en: 'Pictures for print' },
    summary: { en: 'Machines and factory as JPEG, 300 dpi.' },
    gate: 'open',
    releases: [{ version: '1', day: '2026-10-06' }],
  },
} as const satisfies Record<string, DemoDocumentSort>

export type DocumentSortName = keyof typeof documentSorts
