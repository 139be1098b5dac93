import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync, strToU8 } from 'fflate'
import type { DemoCategory, DemoProduct } from '../demo/types'
import { settings } from '../demo/settings'
import { type Dimensions, makeDxf, makeStep } from './drawing'
import { makePdf } from './pdf'

/** A file as it is put into the store: the same bytes at every run. */
export interface DemoFile {
  name: string
  content: Buffer
}

/** Content of a version of a document. */
export interface Edition {
  version: string
  day: string
}

const company = settings.companyName

export const makeDataSheet = (product: DemoProduct, edition: Edition): DemoFile => ({
  name: `${product.slug}-data-sheet-${edition.version}.pdf`,
  content: makePdf(`${product.name.en}: data sheet`, [
    { text: imprint(edition) },
    { text: product.shortDescription.en ?? '' },
    { heading: 'Specifications' },
    { rows: Object.entries(product.specifications.en ?? {}) },
    { heading: 'Description' },
    ...(product.description.en ?? '').split('\n').map((text) => ({ text })),
  ]),
})

export const makeManual = (
  category: DemoCategory,
  products: DemoProduct[],
  edition: Edition,
): DemoFile => ({
  name: `${category.slug}-manual-${edition.version}.pdf`,
  content: makePdf(`${category.name.en}: installation and operation manual`, [
    { text: imprint(edition) },
    { text: `For ${products.map(({ name }) => name.en).join(', ')}.` },
    { heading: '1 Before you begin' },
    {
      text: 'Read this manual before you open the box. Two people carry what weighs more than 25 kg.',
    },
    {
      text: 'Check the floor, the mains, and the network at the place of use against the data sheet.',
    },
    { heading: '2 Installation' },
    { text: 'Unpack the machine at its place and keep the box until it has run for a day.' },
    {
      text: 'Anchor it with the dowels from the bag, connect the ground first, then mains and network.',
    },
    { text: 'Close all doors, switch on, and wait until the display shows the day and the time.' },
    { heading: '3 Operation' },
    {
      text: 'The service menu is behind the upper door. It names each module with its state and its counter.',
    },
    { text: 'What a customer left behind is kept in the retract bin and booked with its time.' },
    { heading: '4 Once a month' },
    { text: 'Wipe the sensors with a dry cloth, empty the dust drawer, and read the log.' },
    { heading: '5 Machines in this manual' },
    {
      rows: products.map(({ name, specifications }) => [name.en ?? '', powerOf(specifications.en)]),
    },
  ]),
})

export const makeDriver = (category: DemoCategory, edition: Edition): DemoFile => ({
  name: `${category.slug}-driver-${edition.version}.zip`,
  content: Buffer.from(
    zipSync(
      {
        'readme.txt': strToU8(
          `${category.name.en}: driver package ${edition.version}\r\n${company}\r\n\r\nWindows: install windows\\device.inf. Linux: copy linux/99-device.rules to /etc/udev/rules.d.\r\n`,
        ),
        'windows/device.inf': strToU8(
          `; ${company}\r\n[Version]\r\nSignature="$Windows NT$"\r\nClass=HIDClass\r\nDriverVer=04/20/2026,${edition.version}\r\n`,
        ),
        'linux/99-device.rules': strToU8('SUBSYSTEM=="hidraw", MODE="0660", GROUP="terminal"\n'),
        'commands.txt': strToU8('0x01 status\r\n0x02 version\r\n0x10 enable\r\n0x11 disable\r\n'),
      },
      // Archives hold local time: the same in every time zone.
      { mtime: new Date(2026, 3, 20, 12) },
    ),
  ),
})

/** @returns none where the specifications name no three dimensions */
export function makeDrawings(product: DemoProduct): DemoFile[] {
  const box = dimensionsOf(product)
  if (!box) return []
  const name = product.slug
  return [
    { name: `${name}.dxf`, content: makeDxf(name, box) },
    { name: `${name}.step`, content: makeStep(name, box) },
  ]
}

export const makeDeclaration = (
  category: DemoCategory,
  products: DemoProduct[],
  edition: Edition,
): DemoFile => ({
  name: `${category.slug}-eu-declaration-${edition.version}.pdf`,
  content: makePdf('EU declaration of conformity (sample)', [
    { text: imprint(edition) },
    { text: `${company} declares that these machines meet the directives below:` },
    { text: products.map(({ name }) => name.en).join(', ') },
    { heading: 'Directives and standards' },
    {
      rows: [
        ['2014/35/EU', 'Low voltage: IEC 62368-1'],
        ['2014/30/EU', 'Electromagnetic compatibility: EN 55032, EN 55035'],
        ['2011/65/EU', 'Hazardous substances: EN IEC 63000'],
      ],
    },
    { text: 'This sheet belongs to a demonstration and has no legal force.' },
  ]),
})

export const makeApproval = (products: DemoProduct[], edition: Edition): DemoFile => ({
  name: `pci-pts-approval-letter-${edition.version}.pdf`,
  content: makePdf('PCI PTS approval letter (sample)', [
    { text: imprint(edition) },
    {
      rows: products.map(({ name, specifications }) => [
        name.en ?? '',
        approvalIn(specifications.en),
      ]),
    },
    {
      text: 'This sheet belongs to a demonstration. Approvals are listed by the PCI Security Standards Council.',
    },
  ]),
})

/** Archive of the press page, packed by `npm run pictures -- press`. */
export const readPressFile = (name: 'logo' | 'pictures', { version }: Edition): DemoFile => ({
  name: `press-${name}-${version}.zip`,
  content: readFileSync(path.resolve('seed/documents/press', `${name}.zip`)),
})

const imprint = ({ version, day }: Edition): string => `${company} · Version ${version} · ${day}`

const powerOf = (values: Record<string, string> = {}): string => values.Power ?? 'See data sheet'

const approvalIn = (values: Record<string, string> = {}): string =>
  Object.values(values).find((value) => value.includes('PCI PTS')) ?? 'PCI PTS'

/** `460 × 780 × 1,420 mm` as numbers. */
function dimensionsOf({ specifications }: DemoProduct): Dimensions | undefined {
  const text = Object.values(specifications.en ?? {}).find((value) =>
    /^[\d,.]+ × [\d,.]+ × [\d,.]+ mm/.test(value),
  )
  const [width, depth, height] = (text?.split('×') ?? []).map((part) =>
    Math.round(parseFloat(part.replaceAll(',', ''))),
  )
  return width && depth && height ? { width, depth, height } : undefined
}
