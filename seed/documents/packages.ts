import { strToU8, zipSync } from 'fflate'
import { createHash } from 'node:crypto'
import type { DemoCategory } from '../demo/types'
import { settings } from '../demo/settings'
import type { Edition } from './manuals'

const company = settings.companyName

/** Archives hold local time: the same in every time zone. */
const archiveDate = new Date(2026, 3, 20, 12)

/** A version of firmware with its notes. */
export interface FirmwareRelease extends Edition {
  /** One change a line. */
  notes: readonly string[]
}

/** Firmware as it is given out. */
export interface Firmware {
  /** Part of the names of files. */
  name: string
  title: string
  /** Models, as their type plates say. */
  models: readonly string[]
  /** Installation, one step a line. */
  steps: readonly string[]
}

/** A package of firmware: image, notes, a manifest, and the checksums that `sha256sum -c` reads. Invented, and says so. */
export function makeFirmware(firmware: Firmware, release: FirmwareRelease): Buffer {
  const { name, title, models, steps } = firmware
  const { version, day, notes } = release
  const sample =
    'SAMPLE: the company and its machines are invented. The image holds no program and cannot be installed.'
  const image = `image/${name}-${version}.bin`
  const contents: Record<string, Uint8Array> = {
    'README.txt': lines([
      `${title} ${version}`,
      `${company}, ${day}`,
      `For: ${models.join(', ')}`,
      '',
      sample,
      '',
      'Check the package before you install it: sha256sum -c SHA256SUMS',
      '',
      ...steps.map((step, index) => `${index + 1}. ${step}`),
    ]),
    'RELEASE-NOTES.txt': lines([
      `${title} ${version} (${day})`,
      '',
      ...notes.map((note) => `- ${note}`),
    ]),
    [image]: imageOf(`${name} ${version}`),
  }
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  const manifest = { name, title, version, date: day, models, image, isSample: true, files }
  return zipped({
    ...contents,
    'manifest.json': strToU8(`${JSON.stringify(manifest, null, 2)}\n`),
    SHA256SUMS: strToU8(files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')),
  })
}

/** Bytes that look like nothing, the same for the same seed, behind a line that says what they are. */
function imageOf(seed: string): Uint8Array {
  const blocks = Array.from({ length: 1024 }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest(),
  )
  return Buffer.concat([Buffer.from(`SAMPLE IMAGE ${seed}\n`), ...blocks])
}

export const makeDriver = (category: DemoCategory, { version, day }: Edition): Buffer =>
  zipped({
    'readme.txt': lines([
      `${category.name.en}: driver package ${version}`,
      `${company}, ${day}`,
      '',
      'Windows: install windows\\device.inf. Linux: copy linux/99-device.rules to /etc/udev/rules.d.',
    ]),
    'windows/device.inf': lines([
      `; ${company}`,
      '[Version]',
      'Signature="$Windows NT$"',
      'Class=HIDClass',
      `DriverVer=04/20/2026,${version}`,
    ]),
    'linux/99-device.rules': strToU8('SUBSYSTEM=="hidraw", MODE="0660", GROUP="terminal"\n'),
    'commands.txt': lines(['0x01 status', '0x02 version', '0x10 enable', '0x11 disable']),
  })

const lines = (all: readonly string[]): Uint8Array =>
  strToU8(all.map((line) => `${line}\r\n`).join(''))

const zipped = (contents: Record<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync(contents, { mtime: archiveDate }))
