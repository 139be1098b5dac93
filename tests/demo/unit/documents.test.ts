import { unzipSync, strFromU8 } from 'fflate'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { documentSorts } from '@/seed/demo/documents'
import { facts } from '@/seed/demo/facts'
import { securityNotices } from '@/seed/demo/security-notices'
import { bootLoader, bootLoaderNotes, controller, controllerNotes } from '@/seed/documents/firmware'
import { madeFiles } from '@/seed/documents/made-files'
import { errorCodes } from '@/seed/demo/error-codes'
import { chooseLifting, listMachines, printedManual } from '@/seed/documents/manuals'
import { manualFamilies, manualLanguages } from '@/seed/demo/manuals/texts'
import { currentEdition, drawingNames, drawnProducts, manualName } from '@/seed/documents/names'
import { makeFirmware } from '@/seed/documents/packages'
import { readManifest, readStored } from '@/seed/documents/stored'
import { shownSpecifications } from '@/seed/specifications'
import { withUnits } from '@/src/platform/text/text'
import { insideOfPdf, pagesOfPdf, withoutSpaces } from '@/tests/helpers/pdf'

const edition = currentEdition('manual')
const manuals = manualFamilies.flatMap((family) =>
  manualLanguages.map((lng) => [family, lng, manualName(family, lng, edition.version)] as const),
)

it('the documents are made of the texts, values and models as they are: else npm run documents', async () => {
  const wanted = await madeFiles()
  expect(wanted.map(({ name, madeOf }) => [name, madeOf])).toEqual(
    Object.entries(readManifest()).map(([name, { madeOf }]) => [name, madeOf]),
  )
  for (const { name } of wanted) expect(readStored(name).length).toBeGreaterThan(1000)
})

describe.each(manuals)('the manual of %s in %s', (family, lng, name) => {
  const printed = printedManual(family, lng, edition)

  it('is a tagged PDF in its language, with embedded fonts', () => {
    const inside = insideOfPdf(readStored(name))
    const fonts = inside.match(/\/Type \/FontDescriptor/g)?.length ?? 0
    expect(fonts).toBeGreaterThan(0)
    expect(inside.match(/\/FontFile[23] /g)).toHaveLength(fonts)
    expect(inside).toContain(`/Lang (${lng})`)
    for (const part of ['/Marked true', '/DisplayDocTitle true', 'pdfuaid:part', '/Outlines']) {
      expect(inside).toContain(part)
    }
    for (const type of ['TOC', 'TOCI', 'H1', 'H2', 'H3', 'Table', 'TH', 'Figure', 'LI', 'Lbl']) {
      expect(inside).toMatch(new RegExp(`/S /${type}\\b`))
    }
  })

  it('has some twelve pages, and names the right ones in its table of contents', async () => {
    const pages = (await pagesOfPdf(readStored(name))).map(withoutSpaces)
    expect(pages.length).toBeGreaterThanOrEqual(10)
    expect(pages.length).toBeLessThanOrEqual(16)
    const contents = pages[1] ?? ''
    printed.chapters.forEach(({ heading }, index) => {
      const entry = withoutSpaces(`${index + 1} ${heading}`)
      const page = pages.findIndex((text, at) => at > 1 && text.includes(entry))
      expect(contents).toContain(`${entry}${page + 1}`)
    })
  })

  it('gives the values and error codes of the catalogue, and fills every gap', async () => {
    const text = withoutSpaces((await pagesOfPdf(readStored(name))).join(''))
    const codes = errorCodes.filter(({ machines }) => machines.includes(family))
    expect(codes.length).toBeGreaterThan(0)
    for (const { code } of codes) expect(text).toContain(code)
    for (const machine of listMachines(family)) {
      for (const value of Object.values(shownSpecifications(machine, lng))) {
        expect(text).toContain(withoutSpaces(withUnits(String(value))))
      }
    }
    for (const fact of [facts.runInHours, facts.spareParts, facts.solvedRemotely]) {
      expect(text).toContain(String(fact))
    }
    expect(text).not.toMatch(/\u25a1|\{\{|undefined|NaN/)
    expect(text).toContain(`${family.toUpperCase()}-IOM-${edition.version}-${lng.toUpperCase()}`)
  })
})

it.each(manualFamilies)('the manual of %s has the same parts in every language', (family) => {
  const shapes = manualLanguages.map((lng) =>
    printedManual(family, lng, edition).chapters.map(({ sections }) =>
      sections.map(({ parts }) =>
        parts.map((part) => {
          const lists = Object.values(part).filter(Array.isArray)
          return [Object.keys(part), lists.map(({ length }) => length)]
        }),
      ),
    ),
  )
  for (const shape of shapes) expect(shape).toEqual(shapes[0])
})

it('nobody lifts more than 25 kg alone', () => {
  const ways = [25, 25.1, 50, 50.1].map(chooseLifting)
  expect(ways).toEqual(['one', 'two', 'two', 'truck'])
})

describe.each(drawnProducts().map((product) => [product.slug, product] as const))(
  'the drawing of %s',
  (slug, product) => {
    const [dxfName, stepName] = drawingNames(slug)
    const { width, depth, height } = product.attributes.dimensions as Record<string, number>

    it('is DXF R12 with the dimensions of the catalogue', () => {
      const lines = readStored(dxfName).toString('ascii').split('\r\n')
      const groups = lines
        .slice(0, -1)
        .flatMap((code, at) => (at % 2 === 0 ? [[code, lines[at + 1]]] : []))
      const all = (code: string) =>
        groups.flatMap(([each, value]) => (each === code ? [value] : []))
      expect(groups.every(([code, value]) => /^\d+$/.test(code ?? '') && value !== undefined)).toBe(
        true,
      )
      expect(all('0').at(-1)).toBe('EOF')
      const count = (name: string) => all('0').filter((each) => each === name).length
      expect(count('SECTION')).toBe(count('ENDSEC'))
      expect(count('POLYLINE')).toBe(count('SEQEND'))
      expect(count('POLYLINE')).toBeGreaterThan(8)
      expect(all('1')).toEqual(
        expect.arrayContaining(['AC1009', ...[width, depth, height].map(String)]),
      )
      expect(
        all('10')
          .concat(all('20'))
          .every((value) => Number.isFinite(Number(value))),
      ).toBe(true)
    })

    it('is STEP of closed solids, as large as the machine', () => {
      const text = readStored(stepName).toString('ascii')
      expect(text).toMatch(/^ISO-10303-21;[^]*AUTOMOTIVE_DESIGN[^]*END-ISO-10303-21;\n$/)
      const entities = new Map(
        [...text.matchAll(/^(#\d+)=(.*);$/gm)].map(([, name = '', entity = '']) => [name, entity]),
      )
      const dangling = [...entities.values()].flatMap((entity) =>
        [...entity.matchAll(/#\d+/g)].filter(([name]) => !entities.has(name)),
      )
      expect(dangling).toEqual([])
      const uses = new Map<string, string[]>()
      for (const entity of entities.values()) {
        const [, edge, way] = /^ORIENTED_EDGE\('',\*,\*,(#\d+),\.([TF])\.\)$/.exec(entity) ?? []
        if (edge && way) uses.set(edge, [...(uses.get(edge) ?? []), way].sort())
      }
      expect(uses.size).toBeGreaterThan(60)
      // In a closed shell two faces meet in each edge, and run along it in opposite directions.
      expect([...uses.values()].filter((ways) => ways.join() !== 'F,T')).toEqual([])
      const points = [...text.matchAll(/CARTESIAN_POINT\('',\(([^)]*)\)\)/g)].map(([, at = '']) =>
        at.split(',').map(Number),
      )
      const extents = [0, 1, 2].map((axis) => {
        const values = points.map((point) => point[axis] ?? NaN)
        return Math.max(...values) - Math.min(...values)
      })
      const differences = [width, depth, height].map((mm, axis) =>
        Math.abs((extents[axis] ?? 0) - (mm ?? 0)),
      )
      expect(Math.max(...differences)).toBeLessThanOrEqual(3)
    })
  },
)

describe('firmware', () => {
  const given = [
    [controller, controllerNotes, documentSorts.controllerFirmware.releases],
    [bootLoader, bootLoaderNotes, documentSorts.bootLoader.releases],
  ] as const

  it.each(given)(
    'of the $name has notes for each version, and checksums that are right',
    (firmware, notes, releases) => {
      for (const { version, day } of releases) {
        expect(notes[version]?.length).toBeGreaterThan(0)
        const release = { version, day, notes: notes[version] ?? [] }
        const archive = makeFirmware({ ...firmware, models: ['A300'] }, release)
        expect(makeFirmware({ ...firmware, models: ['A300'] }, release).equals(archive)).toBe(true)
        const files = unzipSync(archive)
        const sums = strFromU8(files.SHA256SUMS ?? new Uint8Array())
          .trim()
          .split('\n')
        expect(sums).toHaveLength(3)
        for (const line of sums) {
          const [sum, path = ''] = line.split('  ')
          expect(
            createHash('sha256')
              .update(files[path] ?? '')
              .digest('hex'),
          ).toBe(sum)
        }
        const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as object
        expect(manifest).toMatchObject({ version, date: day, isSample: true })
      }
    },
  )

  it('is there in each version that a notice tells to install', () => {
    const fixed = securityNotices.flatMap(({ products }) =>
      products.flatMap(({ status, from, product }) =>
        status === 'fixed' && from ? [[product, from]] : [],
      ),
    )
    const offered = given.flatMap(([{ products }, , releases]) =>
      products.flatMap((product) => releases.map(({ version }) => [product, version])),
    )
    expect(fixed.length).toBeGreaterThan(0)
    expect(offered).toEqual(expect.arrayContaining(fixed))
  })
})
