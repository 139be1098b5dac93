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
  manual: {
    kind: 'manual',
    name: { en: 'Installation and operation manual' },
    summary: {
      en: 'Safety, site, installation, operation, maintenance, and technical data for every machine in the family.',
    },
    gate: 'open',
    // Not before the software that it names.
    releases: [{ version: '7.3', day: '2026-10-12' }],
  },
  driver: {
    kind: 'driver',
    name: { en: 'Driver package' },
    summary: {
      en: 'Driver for Windows 11 IoT Enterprise and Linux, with a test program and the command set.',
    },
    gate: 'code',
    code: 'SOLGATE-7',
    releases: [{ version: '7.4.1', day: '2026-04-20' }],
  },
  controllerFirmware: {
    kind: 'driver',
    name: { en: 'Controller firmware' },
    summary: {
      en: 'Firmware of the controller with release notes and checksums. Version 7.4.2 fixes the vulnerabilities of SOLGATE-2026-0002. A sample.',
    },
    gate: 'open',
    releases: [
      { version: '7.4.2', day: '2026-09-22' },
      { version: '7.4.1', day: '2026-04-20' },
    ],
  },
  bootLoader: {
    kind: 'driver',
    name: { en: 'Boot loader' },
    summary: {
      en: 'Boot loader of the PIN pad with release notes and checksums. Version 3.8 fixes the vulnerability of SOLGATE-2026-0003. A sample.',
    },
    gate: 'open',
    releases: [{ version: '3.8', day: '2026-10-20' }],
  },
  drawing: {
    kind: 'drawing',
    name: { en: 'Outline drawing' },
    summary: {
      en: 'Front, side, and top view with overall dimensions as DXF, and the main parts as solids in STEP.',
    },
    gate: 'open',
    releases: [{ version: 'D', day: '2026-10-05' }],
  },
  declaration: {
    kind: 'declaration',
    name: { en: 'EU declaration of conformity' },
    summary: {
      en: 'Declaration for the CE mark, with the standards that apply. A sample.',
    },
    gate: 'open',
    releases: [{ version: '5', day: '2026-11-09' }],
  },
  approval: {
    kind: 'certificate',
    name: { en: 'PCI PTS approval letter' },
    summary: {
      en: 'Approval of the PIN pads by the laboratory, with its scope. A sample, sent by email.',
    },
    gate: 'mail',
    releases: [{ version: '6.3', day: '2026-10-05' }],
  },
  pressLogo: {
    kind: 'press',
    name: { en: 'Logo for print' },
    summary: { en: 'In color for light and dark backgrounds, and in one color, as SVG and TIFF.' },
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
