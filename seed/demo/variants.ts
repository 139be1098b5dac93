import type { Localized } from '@/src/i18n/localized'
import type {
  VariantAxis,
  VariantCombination,
  Variants,
} from '@/src/domain/catalogue/variants/definition'
import { missingCombinations } from '@/src/domain/catalogue/variants/edit'

interface DemoVariants {
  variants: Variants
  variantTexts: Localized<Record<string, string>>
}

/** An axis with its names in English, which several machines share. */
interface DemoAxis extends VariantAxis {
  names: Record<string, string>
}

const axis = (key: string, name: string, options: [key: string, code: string, name: string][]) => ({
  key,
  options: options.map(([option, code]) => ({ key: option, code })),
  names: {
    [key]: name,
    ...Object.fromEntries(options.map(([option, , text]) => [`${key}.${option}`, text])),
  },
})

const finish = axis('finish', 'Finish', [
  ['gray', '', 'Silver gray'],
  ['anthracite', 'N', 'Anthracite'],
])
const access = axis('access', 'Access', [
  ['front', 'F', 'Front access'],
  ['rear', 'R', 'Rear access'],
])
const cassettes = axis('cassettes', 'Cassettes', [
  ['two', '2C', 'Two cassettes'],
  ['four', '4C', 'Four cassettes'],
])
const barcode = axis('barcode', 'Barcode reader', [
  ['none', '', 'Without barcode reader'],
  ['built-in', 'BC', 'With barcode reader'],
])
const legend = axis('legend', 'Key legend', [
  ['latin', 'L', 'Latin'],
  ['braille', 'LB', 'Latin and braille'],
])
const connection = axis('connection', 'Connection', [
  ['usb', 'U', 'USB'],
  ['serial', 'S', 'RS-232'],
])

/** Every combination of the axes but those that are left out, with what differs. */
function configured(
  code: string,
  axes: DemoAxis[],
  isMade: (options: Record<string, string>) => boolean = () => true,
  differences: (options: Record<string, string>) => VariantCombination['attributes'] = () => ({}),
): DemoVariants {
  const bare = axes.map(({ key, options }) => ({ key, options }))
  const combinations = missingCombinations({ code, axes: bare, combinations: [] })
    .filter(({ options }) => isMade(options))
    .map(({ options }) => {
      const attributes = differences(options) ?? {}
      return { options, ...(Object.keys(attributes).length > 0 ? { attributes } : {}) }
    })
  return {
    variants: { code, axes: bare, combinations },
    variantTexts: { en: Object.assign({}, ...axes.map(({ names }) => names)) },
  }
}

const configurations: Record<string, DemoVariants> = {
  'atm-a100-lobby': configured(
    'A100',
    [cassettes, access, finish],
    // Machines that are filled from behind always have all cassettes.
    (options) => options.cassettes === 'four' || options.access === 'front',
    (options) => (options.cassettes === 'two' ? { 'note-capacity': 5000, weight: 360 } : {}),
  ),
  'atm-a300-through-the-wall': configured('A300', [barcode, finish]),
  'cdm-d200-compact-deposit': configured('D200', [barcode, finish]),
  'crs-r300-lobby-recycler': configured(
    'R300',
    [access, finish],
    (options) => options.access === 'front' || options.finish === 'gray',
  ),
  'stm-s300-account-station': configured('S300', [barcode, finish]),
  'otc-c300-ticket-machine': configured('C300', [access, finish]),
  'retail-healthcare-p200-self-checkout': configured('P200', [finish]),
  'health-h200-patient-check-in': configured('H200', [barcode, finish]),
  'epp-e20-standard-pin-pad': configured('E20', [legend, connection]),
  'epp-e30-outdoor-pin-pad': configured(
    'E30',
    [legend, connection],
    (options) => options.legend === 'latin' || options.connection === 'usb',
  ),
  'keyboard-k80-steel-keyboard': configured('K80', [legend, connection]),
  'trackball-t38-sealed-trackball': configured('T38', [connection]),
}

/** Variants of some of the machines, by their slugs. A picture is a key of `seed/media/manifest.json`. */
export const demoVariants: Record<string, DemoVariants> = Object.fromEntries(
  Object.entries(configurations).map(([slug, { variants, ...texts }]) => [
    slug,
    { ...texts, variants: { ...variants, axes: variants.axes.map((one) => pictured(slug, one)) } },
  ]),
)

/** The main picture of a machine shows it in the first finish; the other one has a picture of its own. */
function pictured(slug: string, { key, options }: VariantAxis): VariantAxis {
  if (key !== finish.key) return { key, options }
  return {
    key,
    options: options.map((option, index) =>
      index === 0 ? option : { ...option, picture: `product-${slug}-${option.key}` },
    ),
  }
}
