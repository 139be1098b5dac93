/** Quantity that a unit measures; units of one quantity are converted into each other. */
export type Quantity =
  | 'angle'
  | 'area'
  | 'data'
  | 'dataRate'
  | 'electricCurrent'
  | 'energy'
  | 'force'
  | 'frequency'
  | 'illuminance'
  | 'length'
  | 'luminance'
  | 'mass'
  | 'power'
  | 'pressure'
  | 'resolution'
  | 'soundLevel'
  | 'speed'
  | 'temperature'
  | 'time'
  | 'voltage'
  | 'volume'

interface UnitEntry {
  quantity: Quantity
  /** Factor to the quantity's base unit; `offset` is added to a value before that. */
  factor: number
  offset?: number
  symbol: string
  /** Signs in languages that write the unit differently; the same sign after every number, as CLDR abbreviates it. */
  symbols?: Record<string, string>
  /** Its counterpart in the other system of units. */
  imperial?: string
}

const words = {
  mm: { th: 'มม.', ru: 'мм' },
  cm: { th: 'ซม.', ru: 'см' },
  m: { th: 'ม.', ru: 'м' },
  g: { th: 'ก.', ru: 'г' },
  kg: { th: 'กก.', ru: 'кг' },
  in: {
    zh: '英寸',
    hi: 'इंच',
    ja: 'インチ',
    ko: '인치',
    th: 'นิ้ว',
    vi: 'inch',
    ru: '″',
    id: 'inci',
    ms: 'inci',
    de: 'Zoll',
    fr: 'po',
  },
  ft: {
    zh: '英尺',
    hi: 'फ़ुट',
    ja: 'フィート',
    ko: '피트',
    th: 'ฟุต',
    ru: 'фут.',
    id: 'kaki',
    ms: 'kaki',
    fr: 'pi',
  },
  lb: {
    zh: '磅',
    hi: 'पाउंड',
    ja: 'ポンド',
    ko: '파운드',
    th: 'ปอนด์',
    ru: 'фунт.',
    id: 'pon',
    ms: 'paun',
  },
  oz: {
    zh: '盎司',
    hi: 'औंस',
    ja: 'オンス',
    ko: '온스',
    th: 'ออนซ์',
    ru: 'унц.',
    id: 'ons',
    ms: 'auns',
  },
} satisfies Record<string, UnitEntry['symbols']>

/**
 * The units of attributes. Factors are exact: those of SI prefixes by the SI Brochure (BIPM, 9th edition), those of
 * inch, foot, pound, ounce, gallon and psi by the definitions of NIST Special Publication 811, appendix B. Bytes
 * count in powers of ten, as IEC 80000-13 has kB, MB and GB.
 */
export const units = {
  mm: { quantity: 'length', factor: 0.001, symbol: 'mm', symbols: words.mm, imperial: 'in' },
  cm: { quantity: 'length', factor: 0.01, symbol: 'cm', symbols: words.cm, imperial: 'in' },
  m: { quantity: 'length', factor: 1, symbol: 'm', symbols: words.m, imperial: 'ft' },
  in: { quantity: 'length', factor: 0.0254, symbol: 'in', symbols: words.in },
  ft: { quantity: 'length', factor: 0.3048, symbol: 'ft', symbols: words.ft },
  g: { quantity: 'mass', factor: 0.001, symbol: 'g', symbols: words.g, imperial: 'oz' },
  kg: { quantity: 'mass', factor: 1, symbol: 'kg', symbols: words.kg, imperial: 'lb' },
  oz: { quantity: 'mass', factor: 0.028349523125, symbol: 'oz', symbols: words.oz },
  lb: { quantity: 'mass', factor: 0.45359237, symbol: 'lb', symbols: words.lb },
  'mm²': {
    quantity: 'area',
    factor: 0.000001,
    symbol: 'mm²',
    symbols: { ru: 'мм²' },
    imperial: 'in²',
  },
  'm²': { quantity: 'area', factor: 1, symbol: 'm²', symbols: { ru: 'м²' }, imperial: 'ft²' },
  'in²': { quantity: 'area', factor: 0.00064516, symbol: 'in²', symbols: { ru: 'дюйм²' } },
  'ft²': { quantity: 'area', factor: 0.09290304, symbol: 'ft²', symbols: { ru: 'фут²' } },
  ml: { quantity: 'volume', factor: 0.000001, symbol: 'ml', symbols: { ru: 'мл' } },
  l: { quantity: 'volume', factor: 0.001, symbol: 'l', symbols: { ru: 'л' }, imperial: 'gal' },
  gal: { quantity: 'volume', factor: 0.003785411784, symbol: 'gal' },
  '°C': { quantity: 'temperature', factor: 1, offset: 273.15, symbol: '°C', imperial: '°F' },
  '°F': { quantity: 'temperature', factor: 5 / 9, offset: 459.67, symbol: '°F' },
  K: { quantity: 'temperature', factor: 1, symbol: 'K' },
  ms: { quantity: 'time', factor: 0.001, symbol: 'ms', symbols: { ru: 'мс' } },
  s: { quantity: 'time', factor: 1, symbol: 's', symbols: { ru: 'с' } },
  min: { quantity: 'time', factor: 60, symbol: 'min', symbols: { ru: 'мин' } },
  h: { quantity: 'time', factor: 3600, symbol: 'h', symbols: { ru: 'ч' } },
  'mm/s': {
    quantity: 'speed',
    factor: 0.001,
    symbol: 'mm/s',
    symbols: { ru: 'мм/с' },
    imperial: 'in/s',
  },
  'm/s': { quantity: 'speed', factor: 1, symbol: 'm/s', symbols: { ru: 'м/с' }, imperial: 'ft/s' },
  'in/s': { quantity: 'speed', factor: 0.0254, symbol: 'in/s' },
  'ft/s': { quantity: 'speed', factor: 0.3048, symbol: 'ft/s' },
  mW: { quantity: 'power', factor: 0.001, symbol: 'mW', symbols: { ru: 'мВт' } },
  W: { quantity: 'power', factor: 1, symbol: 'W', symbols: { ru: 'Вт' } },
  kW: { quantity: 'power', factor: 1000, symbol: 'kW', symbols: { ru: 'кВт' } },
  Wh: { quantity: 'energy', factor: 3600, symbol: 'Wh', symbols: { ru: 'Вт·ч' } },
  kWh: { quantity: 'energy', factor: 3_600_000, symbol: 'kWh', symbols: { ru: 'кВт·ч' } },
  J: { quantity: 'energy', factor: 1, symbol: 'J', symbols: { ru: 'Дж' } },
  mV: { quantity: 'voltage', factor: 0.001, symbol: 'mV', symbols: { ru: 'мВ' } },
  V: { quantity: 'voltage', factor: 1, symbol: 'V', symbols: { ru: 'В' } },
  mA: { quantity: 'electricCurrent', factor: 0.001, symbol: 'mA', symbols: { ru: 'мА' } },
  A: { quantity: 'electricCurrent', factor: 1, symbol: 'A', symbols: { ru: 'А' } },
  Hz: { quantity: 'frequency', factor: 1, symbol: 'Hz', symbols: { ru: 'Гц' } },
  kHz: { quantity: 'frequency', factor: 1000, symbol: 'kHz', symbols: { ru: 'кГц' } },
  MHz: { quantity: 'frequency', factor: 1_000_000, symbol: 'MHz', symbols: { ru: 'МГц' } },
  GHz: { quantity: 'frequency', factor: 1_000_000_000, symbol: 'GHz', symbols: { ru: 'ГГц' } },
  N: { quantity: 'force', factor: 1, symbol: 'N', symbols: { ru: 'Н' }, imperial: 'lbf' },
  kN: { quantity: 'force', factor: 1000, symbol: 'kN', symbols: { ru: 'кН' }, imperial: 'lbf' },
  lbf: { quantity: 'force', factor: 4.4482216152605, symbol: 'lbf' },
  kPa: {
    quantity: 'pressure',
    factor: 1000,
    symbol: 'kPa',
    symbols: { ru: 'кПа' },
    imperial: 'psi',
  },
  bar: {
    quantity: 'pressure',
    factor: 100_000,
    symbol: 'bar',
    symbols: { ru: 'бар' },
    imperial: 'psi',
  },
  psi: { quantity: 'pressure', factor: 4.4482216152605 / 0.00064516, symbol: 'psi' },
  'cd/m²': { quantity: 'luminance', factor: 1, symbol: 'cd/m²', symbols: { ru: 'кд/м²' } },
  lx: { quantity: 'illuminance', factor: 1, symbol: 'lx', symbols: { ru: 'лк' } },
  dB: { quantity: 'soundLevel', factor: 1, symbol: 'dB', symbols: { ru: 'дБ' } },
  '°': { quantity: 'angle', factor: 1, symbol: '°' },
  dpi: { quantity: 'resolution', factor: 1, symbol: 'dpi' },
  B: { quantity: 'data', factor: 1, symbol: 'B', symbols: { ru: 'Б' } },
  kB: { quantity: 'data', factor: 1000, symbol: 'kB', symbols: { ru: 'кБ' } },
  MB: { quantity: 'data', factor: 1_000_000, symbol: 'MB', symbols: { ru: 'МБ' } },
  GB: { quantity: 'data', factor: 1_000_000_000, symbol: 'GB', symbols: { ru: 'ГБ' } },
  TB: { quantity: 'data', factor: 1_000_000_000_000, symbol: 'TB', symbols: { ru: 'ТБ' } },
  'kbit/s': { quantity: 'dataRate', factor: 1000, symbol: 'kbit/s', symbols: { ru: 'кбит/с' } },
  'Mbit/s': {
    quantity: 'dataRate',
    factor: 1_000_000,
    symbol: 'Mbit/s',
    symbols: { ru: 'Мбит/с' },
  },
  'Gbit/s': {
    quantity: 'dataRate',
    factor: 1_000_000_000,
    symbol: 'Gbit/s',
    symbols: { ru: 'Гбит/с' },
  },
} as const satisfies Record<string, UnitEntry>

export type Unit = keyof typeof units

export const unitNames = Object.keys(units) as [Unit, ...Unit[]]

export const isUnit = (name: unknown): name is Unit =>
  typeof name === 'string' && Object.hasOwn(units, name)

/** The two systems that a visitor reads lengths, masses and temperatures in. */
export const unitSystems = ['metric', 'imperial'] as const

export type UnitSystem = (typeof unitSystems)[number]

/** The unit that takes the place of another in a system; those that belong to no system stay. */
export const unitIn = (unit: Unit, system: UnitSystem): Unit => {
  const { imperial } = units[unit] as UnitEntry
  return system === 'imperial' && isUnit(imperial) ? imperial : unit
}

export const isSameQuantity = (one: Unit, other: Unit): boolean =>
  units[one].quantity === units[other].quantity

/** Units into which values of a unit are converted, itself first. */
export const convertibleUnits = (unit: Unit): Unit[] => [
  unit,
  ...unitNames.filter((other) => other !== unit && isSameQuantity(unit, other)),
]

/** @throws Error where the units measure different things */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value
  if (!isSameQuantity(from, to)) throw new Error(`${from} cannot be converted to ${to}`)
  const source: UnitEntry = units[from]
  const target: UnitEntry = units[to]
  const inBase = (value + (source.offset ?? 0)) * source.factor
  // Before the offset too: what is noise of 273.15 would stand for a value of its own near 0.
  return withoutNoise(withoutNoise(inBase / target.factor, 14) - (target.offset ?? 0))
}

/** The sign of a unit as a language writes it. */
export const unitSymbol = (unit: Unit, lng: string): string => {
  const { symbol, symbols } = units[unit] as UnitEntry
  return symbols?.[lng] ?? symbol
}

/** Rounds to twelve digits: the digits after them come from floating-point arithmetic. */
const withoutNoise = (value: number, digits = 12): number => Number(value.toPrecision(digits))
