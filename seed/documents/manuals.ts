import { shownSpecifications, demoAttributes } from '../specifications'
import { inAllLanguages } from '../translations'
import { categories } from '../demo/categories'
import { errorCodes } from '../demo/error-codes'
import { facts } from '../demo/facts'
import { products } from '../demo/products'
import { settings } from '../demo/settings'
import type { DemoProduct } from '../demo/types'
import { demoVariants } from '../demo/variants'
import { filled } from '@/src/domain/data-sheets/parts/frame'
import type { SheetDimensions } from '@/src/domain/data-sheets/sheet'
import { measuresIn } from '@/src/domain/catalogue/attributes/format'
import { formatDate } from '@/src/i18n/format'
import { inLanguage } from '@/src/i18n/localized'
import { specificationText, withUnits } from '@/src/platform/text/text'
import type { PrintedDocument } from './typeset'
import type { Part } from './typeset-parts'
import { en } from '../demo/manuals/en'
import { ja } from '../demo/manuals/ja'
import { ru } from '../demo/manuals/ru'
import type { ManualFamily, ManualLanguage, ManualPart, ManualTexts } from '../demo/manuals/texts'

const texts: Record<ManualLanguage, ManualTexts> = { en, ja, ru }

/** Version of a printed document. */
export interface Edition {
  version: string
  /** ISO 8601. */
  day: string
}

/** The manual of a family in a language: the texts of all families with the values of its machines. */
export function printedManual(
  family: ManualFamily,
  lng: ManualLanguage,
  { version, day }: Edition,
): PrintedDocument {
  const own = texts[lng]
  const machines = listMachines(family)
  const [category] = inAllLanguages(
    'categories',
    categories.filter(({ slug }) => slug === family),
  )
  const name = category ? inLanguage(category.name, lng) : family
  const isFor = ({ families }: { families?: readonly ManualFamily[] }) =>
    families === undefined || families.includes(family)
  const edition = filled(own.edition, { version, date: formatDate(day, lng) })
  const [first] = machines
  return {
    lng,
    title: `${name} · ${own.kind}`,
    company: settings.companyName,
    kind: own.kind,
    heading: name,
    about: [...machines.map((machine) => inLanguage(machine.name, lng)), edition, own.sample],
    changedAt: `${day}T00:00:00.000Z`,
    edition,
    number: `${family.toUpperCase()}-IOM-${version}-${lng.toUpperCase()}`,
    contents: own.contents,
    picture: first
      ? {
          file: `${first.pictures[0]}.webp`,
          alt: filled(own.picture, { name: inLanguage(first.name, lng) }),
        }
      : null,
    chapters: own.chapters.map(({ heading, sections }) => ({
      heading,
      sections: sections.filter(isFor).map((section) => ({
        heading: section.heading,
        parts: joinTables(
          section.parts.filter(isFor).flatMap((part) => printedParts(part, { machines, lng, own })),
        ),
      })),
    })),
    words: {
      page: own.page,
      warning: own.warning,
      caution: own.caution,
      note: own.note,
      scale: own.scale,
      front: own.front,
      side: own.side,
      top: own.top,
    },
  }
}

/** Machines of a family, in their order, with their texts in all languages. */
export const listMachines = (family: string): DemoProduct[] =>
  inAllLanguages(
    'products',
    products.filter(({ category }) => category === family),
  ).sort((a, b) => a.order - b.order)

interface Reader {
  machines: DemoProduct[]
  lng: ManualLanguage
  own: ManualTexts
}

/** Facts by the names that texts have for them. */
const namedFacts = {
  ...facts,
  orderCutOffHour:
    Number.parseInt(facts.orderCutOff, 10) + (facts.orderCutOff.endsWith('p.m.') ? 12 : 0),
} as unknown as Record<string, string | number>

function printedParts(part: ManualPart, reader: Reader): Part[] {
  const fill = (text: string) => withUnits(filled(text, namedFacts))
  if ('made' in part) return made[part.made](reader)
  if ('list' in part) return [{ list: part.list.map(fill) }]
  if ('steps' in part) return [{ steps: part.steps.map(fill) }]
  if ('rows' in part) {
    return [{ heads: part.heads.map(fill), rows: part.rows.map((row) => row.map(fill)) }]
  }
  if ('text' in part) return [{ text: fill(part.text) }]
  if ('warning' in part) return [{ box: 'warning', text: fill(part.warning) }]
  if ('caution' in part) return [{ box: 'caution', text: fill(part.caution) }]
  return [{ box: 'note', text: fill(part.note) }]
}

/** Tables that follow each other under the same heads are one table. */
const joinTables = (parts: Part[]): Part[] =>
  parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1)
    const isSame =
      last && 'rows' in last && 'rows' in part && last.heads.join() === part.heads.join()
    if (!isSame || part.heads.length === 0) return [...joined, part]
    return [...joined.slice(0, -1), { ...last, rows: [...last.rows, ...part.rows] }]
  }, [])

/** Parts that the catalogue fills in. */
const made = {
  machines: ({ machines, lng, own }) => [
    {
      heads: [own.machine, own.orderCode, own.purpose],
      rows: machines.map((machine) => [
        inLanguage(machine.name, lng),
        codeOf(machine),
        withUnits(inLanguage(machine.shortDescription, lng)),
      ]),
    },
  ],
  lifting: ({ machines, lng, own }) => [
    {
      heads: [own.machine, own.weight, own.handling],
      rows: machines.map((machine) => [
        inLanguage(machine.name, lng),
        valueOf(machine, 'weight', lng),
        own.lifting[chooseLifting(Number(machine.attributes.weight))],
      ]),
    },
  ],
  site: ({ machines, lng, own }) => [
    {
      heads: [own.machine, own.dimensions, own.temperature, own.power],
      rows: machines.map((machine) => [
        inLanguage(machine.name, lng),
        valueOf(machine, 'dimensions', lng),
        valueOf(machine, 'operating-temperature', lng),
        withUnits(powerOf(machine, lng)),
      ]),
    },
  ],
  outlines: ({ machines, lng, own }) =>
    machines.flatMap((machine): Part[] => {
      const name = inLanguage(machine.name, lng)
      const outline = dimensionsOf(machine, lng)
      return [{ outline, caption: name, alt: filled(own.outline, { name, ...outline.texts }) }]
    }),
  errorCodes: ({ machines, lng, own }) => [
    {
      heads: [own.errorCode, own.meaning, own.remedy],
      rows: inAllLanguages('errorCodes', errorCodes)
        .filter((code) =>
          machines.some(({ slug, category }) =>
            code.machines.some((one) => one === slug || one === category),
          ),
        )
        .map(({ code, meaning, remedy }) => [
          code,
          withUnits(inLanguage(meaning, lng)),
          withUnits(inLanguage(remedy, lng).split('\n').join(' ')),
        ]),
    },
  ],
  technical: ({ machines, lng }) =>
    machines.flatMap((machine): Part[] => [
      { name: inLanguage(machine.name, lng) },
      {
        heads: [],
        rows: Object.entries(shownSpecifications(machine, lng)).map(([name, value]) => [
          name,
          withUnits(specificationText(value)),
        ]),
      },
    ]),
} satisfies Record<string, (reader: Reader) => Part[]>

/** Returns how a machine is lifted, by its weight in kg: by two persons above 25 kg, with lifting gear above 50 kg. */
export const chooseLifting = (weight: number): keyof ManualTexts['lifting'] =>
  weight <= 25 ? 'one' : weight <= 50 ? 'two' : 'truck'

const codeOf = ({ slug, name }: DemoProduct): string =>
  demoVariants[slug]?.variants.code ?? name.en.split(' ')[0] ?? ''

/** A value of the catalogue in words, by the key of its attribute. */
function valueOf(machine: DemoProduct, key: string, lng: ManualLanguage): string {
  const label = demoAttributes(machine.category, lng).find((each) => each.key === key)?.label
  return withUnits(specificationText(label && shownSpecifications(machine, lng)[label]))
}

/** The free specification of the mains, which has another name in each language but one place in the list. */
function powerOf({ specifications }: DemoProduct, lng: ManualLanguage): string {
  const at = Object.keys(specifications.en).indexOf('Power')
  return Object.values(inLanguage(specifications, lng))[at] ?? ''
}

function dimensionsOf({ attributes }: DemoProduct, lng: ManualLanguage): SheetDimensions {
  const { width, depth, height } = attributes.dimensions as Record<
    'width' | 'depth' | 'height',
    number
  >
  const text = (mm: number) => measuresIn(mm, lng)[0]
  const textsOf = { width: text(width), depth: text(depth), height: text(height) }
  return { width, depth, height, texts: textsOf }
}
