import { beforeAll, describe, expect, it } from 'vitest'
import { attributes } from '@/seed/demo/attributes'
import { categories } from '@/seed/demo/categories'
import { certificates } from '@/seed/demo/certificates'
import { documentSorts } from '@/seed/demo/documents'
import { facts } from '@/seed/demo/facts'
import { jobs } from '@/seed/demo/jobs'
import { demoLives } from '@/seed/demo/life-cycle'
import { navigation } from '@/seed/demo/navigation'
import { news } from '@/seed/demo/news'
import { demoPages } from '@/seed/demo/pages'
import { homeTexts } from '@/seed/demo/pages/home-texts'
import { products } from '@/seed/demo/products'
import { contentSections } from '@/seed/demo/sections'
import { securityNotices } from '@/seed/demo/security-notices'
import { settings } from '@/seed/demo/settings'
import { demoTexts } from '@/seed/demo-texts'
import { bootLoader, controller } from '@/seed/documents/firmware'
import { printedManual } from '@/seed/documents/manuals'
import { currentEdition, declaredMachines, drawnProducts } from '@/seed/documents/names'
import { readManifest } from '@/seed/picture-manifest'
import { shownSpecifications } from '@/seed/specifications'
import { collectTexts } from '@/seed/translations'

interface Rule {
  /** Which of the facts, or what else it is about. */
  of: string
  /** The sentences that give it, numbers written as figures; what they say stands in the groups. */
  says: RegExp[]
  /** All that they may say. */
  allowed: string[]
}

const banking = products.filter(({ category }) => ['cdm', 'atm', 'crs', 'stm'].includes(category))
const shown = products.map((product) => shownSpecifications(product, 'en'))
const specification = (name: string) =>
  shown.flatMap((specifications) => (name in specifications ? [String(specifications[name])] : []))
const temperatures = specification('Operating temperature').map(rangeOf)

const rules: Rule[] = [
  {
    of: 'runInHours',
    says: [
      /(\d+)[- ]hours? (?:run-?in|burn-?in|endurance)/gi,
      /(?:machine|terminal|recycler|kiosk)s? (?:is |are )?(?:runs?|running)(?: in)? for (\d+) hours/gi,
      /(?:run-?in|burn-?in)\b[^.]{0,40}?(\d+) h(?:ours)?\b/gi,
      /(\d+) h(?:ours)?\b[^.]{0,40}?(?:run-?in|burn-?in|before it is packed)/gi,
    ],
    allowed: [String(facts.runInHours)],
  },
  {
    of: 'hubs, where they are',
    says: [
      /\bhubs? (?:in|at) ([A-Z]\w+)\b/g,
      /\b(Huizhou)(?:,? and \w+| and|,)[^.]{0,30}(?:hold|keep|stock) (?:every|all|[\d,]+) (?:module|part)/g,
    ],
    allowed: [...facts.hubs],
  },
  {
    of: 'hubs, how many',
    says: [/(\d+) (?:spare parts )?hubs\b/gi],
    allowed: [String(facts.hubs.length)],
  },
  {
    of: 'partNumbersInEachHub and partNumbers',
    says: [/([\d,]+\d) (?:most ordered|part numbers)/gi],
    allowed: [facts.partNumbersInEachHub, facts.partNumbers],
  },
  {
    of: 'orderCutOff',
    says: [
      /\border(?:s|ed)?\b[^.]{0,30}?\b(?:by|before|until) (\d{1,2}(?::\d\d)?(?: ?[ap]\.m\.)?)(?! (?:people|percent|%|days|weeks))/gi,
    ],
    allowed: [facts.orderCutOff],
  },
  {
    of: 'spareParts',
    says: [
      /spare parts[^.]{0,60}?(\d+) years/gi,
      /(\d+) years[^.]{0,40}?(?:of spare parts|after the last (?:delivery|machine|unit))/gi,
      /(?:less|younger|no more) than (\d+) years old/gi,
    ],
    allowed: [String(facts.spareParts)],
  },
  {
    of: 'trainingDays',
    says: [
      /\bcourses?\b[^.]{0,30}?\b(?:of|lasts?|takes?|in|from) (\d+(?: (?:to|or) \d+)? (?:days|weeks))/gi,
      /(\d+[- ](?:day|week))s? (?:course|training)/gi,
      /(\d+ (?:days|weeks)) (?:in|at) our training/gi,
      /training\b[^.]{0,40}?\b(?:lasts?|takes?|of) (\d+ (?:days|weeks))/gi,
      /After (\d+ (?:days|weeks)),? a technician/gi,
    ],
    allowed: [`${facts.trainingDays} days`, `${facts.trainingDays}-day`],
  },
  {
    of: 'solvedRemotely',
    says: [
      /(\d+(?: ?%| percent| in \d+| of (?:every )?\d+)?)[^.\d]{0,60}?\bsolved? (?:remotely|without a visit|from afar)/gi,
      /\b(?:remotely|without a visit|from afar)[^.\d]{0,40}?(\d+ ?(?:%|percent|in \d+))/gi,
      /(\d+ in \d+) (?:faults|problems|errors)/gi,
      /(\d+ (?:faults|problems|errors) in \d+)/gi,
    ],
    allowed: ['', ' %', '%', ' percent', ' of 100', ' of every 100'].map(
      (unit) => `${facts.solvedRemotely}${unit}`,
    ),
  },
  {
    of: 'pinPadKeyLife and keyboardKeyLife',
    says: [/(\d+(?:\.\d+)?) million (?:\w+ )?(?:strokes|presses|times)\b/gi],
    // Those of keyboard number 0001, and of the K60 on the bench.
    allowed: [facts.pinPadKeyLife, facts.keyboardKeyLife, 6.1, 31].map(String),
  },
  {
    of: 'screeningMinutes',
    says: [
      /(?:measurements|screening|oxygen saturation) (?:\w+ )?(?:in|takes?|lasts?) (\d+ minutes?(?: \d+ seconds)?)/gi,
      /\bvisit (?:lasts|takes) (\d+ minutes?(?: \d+ seconds)?)/gi,
      /(\d+(?::\d\d)? ?min)\b[^.]{0,30}?(?:screening|measurements)/gi,
    ],
    allowed: [`${facts.screeningMinutes} minutes`, `${facts.screeningMinutes} min`],
  },
  {
    of: 'coldest and hottest, or the range of a product',
    says: [
      /(?<!extending from )([−-]\d+(?: °C)? (?:to|and) [−+]?\d+) ?°C/g,
      /extending from ([−-]\d+)/g,
    ],
    allowed: [
      ...temperatures,
      rangeOf(`${facts.coldest} to ${facts.hottest}`),
      rangeOf(facts.coldest),
    ],
  },
  {
    of: 'firstKeyboard',
    says: [/(?:founded|began|begun|started)\b[^.]{0,60}?\bin December (20\d\d)/gi],
    allowed: [String(facts.firstKeyboard)],
  },
  {
    of: 'firstMachine',
    says: [
      /\b(?:machines|terminals)\b[^.]{0,50}?(?<!(?:built|delivered|sold|made) )\bsince (?:December )?(20\d\d)/gi,
      /first (?:whole|complete) (?:machine|terminal)[^.]{0,40}?(20\d\d)/gi,
    ],
    allowed: [String(facts.firstMachine)],
  },
  {
    of: 'pinPadSwapMinutes',
    says: [
      /\b(?:exchang|swap|chang|replac)\w+ (?:the|a) (?:PIN )?pad[^.]{0,60}?(\d+) min/gi,
      /\bPIN pad\b.*\| (\d+) min$/gi,
    ],
    allowed: [String(facts.pinPadSwapMinutes)],
  },
  {
    of: 'machinesInAShift',
    says: [/(\d+) (?:terminals|machines) (?:a|per|each|every|in a) shift/gi],
    allowed: [String(facts.machinesInAShift)],
  },
  {
    of: 'visitNoticeDays',
    says: [
      /(\d+) (?:working |business )?days[’']? notice/gi,
      /\b(?:visit\w*|open|welcome)\b[^.]{0,40}?(any (?:working|business) day)/gi,
    ],
    allowed: [String(facts.visitNoticeDays)],
  },
  {
    of: 'screenLanguages',
    says: [/\b(?:screens?|speech|text|of) (?:in )?(\d+) languages/gi, /(\d+ alphabets)/gi],
    allowed: [String(facts.screenLanguages)],
  },
  {
    of: 'minutesToTheFactory',
    says: [
      /\bHuizhou\b[^.]{0,40}?(\d+) minutes (?:away|from|by)/gi,
      /(\d+) minutes[^.]{0,20}? (?:to Huizhou|to the factory|by road)/gi,
      /(under one roof|in one house|one floor apart)/gi,
    ],
    allowed: [String(facts.minutesToTheFactory)],
  },
  {
    of: 'onSiteHours',
    says: [
      /\btechnician[^.]{0,40}?\bwithin (\d+) hours/gi,
      /(\d+) h(?:ours)?\b[^.]{0,30}?(?:on site|to the technician)/gi,
    ],
    allowed: [String(facts.onSiteHours)],
  },
  {
    of: 'pinPadGeneration',
    says: [/\bE20\b[^.]{0,40}?(\w+) generation/gi],
    allowed: [facts.pinPadGeneration],
  },
  {
    of: 'pinPadGeneration, without the first',
    says: [/(?:drawn anew|redrawn|redesigned)(?: it)? (\d+) times/gi],
    allowed: ['4'],
  },
  {
    of: 'coinPaymentSeconds',
    says: [
      /\bA700\b[^.]*?(\d+(?:[–-]\d+)?) s(?:econds)?\b/g,
      /(?:187\.35|whole amount)[^.]*?(\d+(?:[–-]\d+)?) s(?:econds)?\b/g,
    ],
    allowed: [String(facts.coinPaymentSeconds)],
  },
  {
    of: 'pinPadV5Expiry',
    says: [/(?:expir\w+(?: on)?|until|run to) ([A-Z]\w+ \d{1,2}, 2027)/g],
    allowed: [facts.pinPadV5Expiry],
  },
  {
    of: 'chiefExecutive',
    says: [
      /\b(?:chief executive(?: officer)?|CEO),? ([A-Z]\w+ [A-Z]\w+)/g,
      /\b([A-Z]\w+ [A-Z]\w+)(?:,| is) (?:the |our )?(?:chief executive|CEO)\b/g,
    ],
    allowed: [facts.chiefExecutive],
  },
  {
    of: 'representative',
    says: [/\blegal representative(?: is|:|,)? ([A-Z]\w+ [A-Z]\w+)/g],
    allowed: [facts.representative],
  },
  {
    of: 'kinds of machine in banking',
    says: [/(\d+) (?:machines, 1 application|types of machine)/gi],
    allowed: ['4', String(banking.length)],
  },
]

/** Statements of which a site makes only one. */
const exclusive = [
  {
    of: 'audits of the certificates',
    one: /auditors? (?:who )?(?:come|arrive)s? unannounced/i,
    other: /auditors (?:will )?return (?:each|every) (?:summer|year)/i,
  },
  {
    of: 'what the emergency line is for',
    one: /does not return cash or a card/i,
    other: /(?:down|stopped) with cash inside|for machines that are down/i,
  },
  {
    of: 'the parts that hubs keep',
    one: /most ordered of [\d,]+ part numbers/i,
    other: /stock the parts of every model/i,
  },
  {
    of: 'for how long applications are kept',
    one: /deleted 180 days after/i,
    other: /kept for six months/i,
  },
  {
    of: 'links to the site',
    one: /\blinks?\b[^.]{0,40} (?:are|is) (?:permitted|allowed|welcome)|you may link/i,
    other: /remove all links\b/i,
  },
]

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const [tenWords, oneWords, allWords] = [tens, numbers.slice(1, 10), numbers.slice(2)].map((words) =>
  words.join('|'),
)
const numberWord = new RegExp(
  `\\b(?:(${tenWords})(?:-(${oneWords}))?|(${allWords})|(a hundred|one hundred|every hundred)|(one (?=application)))\\b`,
  'gi',
)

/** A text with its numbers in figures; a single one stays a word, as that is mostly none. */
function withFigures(text: string): string {
  return text.replace(numberWord, (all, ten?: string, one = 'zero', below?: string) => {
    if (ten) return String(20 + 10 * tens.indexOf(ten.toLowerCase()) + numbers.indexOf(one))
    if (below) return String(numbers.indexOf(below.toLowerCase()))
    if (/hundred/i.test(all)) return /every/i.test(all) ? 'every 100' : '100'
    return '1 '
  })
}

function rangeOf(text: string): string {
  return text
    .replaceAll(/\s?°C|,? outside|\+/g, '')
    .replace(' and ', ' to ')
    .replace(/^-/, '−')
}

/** Lists the statements of a text that contradict the facts. */
function contradictions(text: string): string[] {
  const lines = withFigures(text).split('\n')
  return lines.flatMap((line) =>
    rules.flatMap(({ of, says, allowed }) =>
      says
        .flatMap((pattern) => [...line.matchAll(pattern)])
        .map(([, said = '']) => (of.startsWith('coldest') ? rangeOf(said) : said))
        .filter((said) => !allowed.some((right) => right.toLowerCase() === said.toLowerCase()))
        .map((said) => `${of}: “${said}” in: ${line}`),
    ),
  )
}

/** The texts of a record that are read together, as figure and label of a row are. */
function rowsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(rowsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return []
  const inner = Object.entries(value)
  const own = inner.flatMap(([key, text]) =>
    key === 'value' && typeof text === 'string' ? [text] : english(text),
  )
  return [...(own.length > 1 ? [own.join(' ')] : []), ...inner.flatMap(([, row]) => rowsOf(row))]
}

function english(value: unknown): string[] {
  const text = typeof value === 'object' && value !== null && 'en' in value ? value.en : undefined
  return typeof text === 'string' && text.length < 120 ? [text] : []
}

/** Business hours stand as they are given; “Mon–Fri 8:00–18:00” is read alike everywhere. */
const british: Record<string, RegExp> = {
  '-our':
    /\b(?:colour|favour|honour|behaviour|neighbour|labour|harbour(?! line)|odour|vapour|rumour)\w*/gi,
  '-re': /\b(?:centre|\w*metre|litre|fibre|theatre|calibre)s?\b/gi,
  '-ise':
    /\b\w*(?:[ao]lis|nis|ris|gnis|mis|tis|dis|cis)(?:e[ds]?|ing|ation)\b(?<!\b(?:precise|concise|exercise|raise|rise|arise|promise|premise|compromise|noise|otherwise|advertise|expertise|practise|paradise|enterprise|comprise|surprise|demise|sunrise|supervise|merchandise)[ds]?)(?<!\b(?:rising|raising|arising|promising|exercising|advertising|comprising|surprising|premises|exercises))/gi,
  '-yse': /\b(?:analys|paralys|catalys)(?:ed?|ing)\b/gi,
  '-ll-': /\b(?:travell|labell|modell|cancell|signall|levell|channell|fuell)(?:ed|ing|er|ers)\b/gi,
  'other spelling':
    /\b(?:grey|aluminium|programmes?|cheques?|licence[sd]?|catalogues?|tyres?|kerbs?|mould\w*|fulfil|fulfils|enquir\w+|towards|downwards|upwards|backwards|forwards|afterwards|whilst|amongst|storeys?|ageing|judgement|defence|offence|anodis\w+|tonnes?|sceptic\w*|artefacts?|speciality|cut-outs?|pay-outs?|practis(?:ed?|ing)|instal|enrol|learnt|burnt|disc)\b/gi,
  'other words':
    /\b(?:lorr(?:y|ies)|petrol|trolleys?|spanners?|saloons?|mobile-phone|per cent|fortnight|post code|postcode|car parks?|tills?|takings|motorways?|pavements?|anti-clockwise|holidays? entitlement)\b/gi,
  'dates and times':
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|(?<!Mon–Fri \d{1,2}:\d\d–)\b(?:0\d|1[3-9]|2[0-3]):[0-5]\d\b/g,
  'straight quotation marks': /\w'\w|"/g,
}

/** A comparison with another product gives none of its own figures. */
const figure =
  /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)[- ]?(°C|cd\/m²|dB|kg|mm|m²|W|dpi|J|inch(?:es)?|seconds|s|notes|coins|cards|lockers|tickets|cassettes|hoppers|keys|lights|samples)\b(?! (?:narrower|wider|lighter|heavier|higher|lower|deeper|more|less|longer|shorter))/g

/** Figures with their units that a text gives, so that “14 seconds” and “14 s” are the same. */
function figuresOf(text: string): string[] {
  return [...withFigures(text).matchAll(figure)].map(
    ([, value = '', unit = '']) =>
      `${value} ${unit.replace(/^s(?:econds)?$/, 's').replace('inches', 'inch')}`,
  )
}

const unitOf = (given: string) => given.split(' ')[1] ?? ''

const codeOf = (name = '') => /^[A-Z]\d{2,3}\b/.exec(name)?.[0] ?? ''

const catalogue = products.map((product) => {
  const { name, shortDescription, description } = product
  const text = [
    shortDescription.en,
    description.en,
    ...Object.values(shownSpecifications(product, 'en')),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ')
  // “4 × 10 notes” and the like give no figure of their own, and “200 notes in, 100 out” gives two.
  const figures = [...figuresOf(text), ...figuresOf(text.replaceAll(/,? out\b/g, ' notes'))]
  const units = new Set(figures.map(unitOf))
  const bare = new Set(withFigures(text).match(/\d[\d,]*(?:\.\d+)?/g))
  return { code: codeOf(name.en), figures: new Set(figures), units, bare }
})

/** Figures of products that a line gives and the product does not have. */
function wrongFigures(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const named = catalogue.filter(({ code }) => new RegExp(`\\b${code}\\b`).test(line))
    const [only] = named
    if (!only || named.length > 1) return []
    return figuresOf(line)
      .filter((given) => only.units.has(unitOf(given)) && !only.figures.has(given))
      .filter((given) => !only.bare.has(given.split(' ')[0] ?? ''))
      .map((given) => `${only.code} has no ${given}: ${line}`)
  })
}

/** Kinds of figures that a text gives of a machine, each with its number. */
const measured = [
  /(?<![\d.,])(\d[\d,]*) mm (?:wide|deep|high)/g,
  /(\d[\d,.]*\d|\d) kg\b/g,
  /(\d[\d.]*)[- ]inch/g,
  /(−?\d+)(?: to |–)−?\d+ °C/g,
  /−?\d+(?: to |–)(−?\d+) °C/g,
  /(?<!to )(\d[\d,]*) (?:mixed )?(?:notes|coins|cards|tickets|keys|lockers|lights|cassettes|hoppers)\b/g,
  /(\d[\d,]*) (?:notes|coins|tickets) a minute/g,
  /(\d[\d,]*) cd\/m²/g,
  /(\d+) dB\b/g,
  /(\d[\d.]*) W\b/g,
  /(\d[\d.]*\d|\d) m²/g,
  /(\d+) dpi\b/g,
  /(\d+) million (?:strokes|presses)/g,
]

/** Figures that no row of a table gives, with what they are of. */
const ofParts: Record<string, Record<string, string>> = {
  A500: { '420 mm wide': 'the area of its controls' },
  C500: { '11 kg': 'less, in the version without cash' },
  D400: { '200 dpi': 'its images of notes' },
  D600: { '26 kg': 'a full coin box' },
  E10: { '15 notes': 'the kiosk that it is built into' },
  H400: { '250 kg': 'a person on its scales' },
  K60: { '31 million strokes': 'the one on the bench' },
  P600: { '15 notes': 'inserted one by one' },
  R700: { '20 notes': 'an example' },
  S300: { '200 cards': 'each of its two magazines', '300 dpi': 'what it prints' },
}

/** All numbers that the table of a product gives, with its floor area, and the parts of its capacity. */
const tables = products.map((product) => {
  const rows = Object.values(shownSpecifications(product, 'en')).map(String).join('\n')
  const numbers = new Set(
    withFigures(rows.replaceAll('\u00a0', ' ')).match(/−?\d(?:[\d,]*\d)?(?:\.\d+)?/g),
  )
  for (const key of ['note-capacity', 'coin-capacity']) {
    const whole = Number(product.attributes[key] ?? 0)
    for (let parts = 2; parts <= 12; parts += 1)
      if (whole % parts === 0) numbers.add((whole / parts).toLocaleString('en-US'))
  }
  const { width, depth } = product.attributes.dimensions as { width: number; depth: number }
  const service = /\+ (\d+) mm/.exec(product.attributeTexts?.en.dimensions ?? '')?.[1]
  for (const area of [depth, depth + Number(service ?? 0)].map((d) => (width * d) / 1e6))
    for (const decimals of [0, 1, 2]) numbers.add(String(Number(area.toFixed(decimals))))
  numbers.add(String(Number(product.attributes['key-life'] ?? 0) / 1e6))
  return { code: codeOf(product.name.en), numbers }
})

/** Figures of a text that the table of the product does not have: the given one, or the only one that a line names. */
function untabled(text: string, own?: string): string[] {
  return withFigures(text.replaceAll('\u00a0', ' '))
    .split('\n')
    .flatMap((line) => {
      const named = tables.filter(({ code }) =>
        own ? code === own : new RegExp(`\\b${code}\\b`).test(line),
      )
      const [table] = named
      if (!table || named.length > 1) return []
      const { code, numbers } = table
      return measured
        .flatMap((pattern) => [...line.matchAll(pattern)])
        .filter(([all, value = '']) => !numbers.has(value) && !ofParts[code]?.[all])
        .map(([all]) => `${code} has no ${all}: ${line}`)
    })
}

describe('the texts of the demo', () => {
  let texts: string[] = []
  beforeAll(async () => {
    texts = Object.values(await demoTexts())
      .flat()
      .filter(({ isFirst }) => isFirst)
      .map(({ text }) => text)
  })

  it('give no figure that contradicts the facts', () => {
    const rows = rowsOf([demoPages, contentSections, news, jobs, settings])
    expect(new Set([...texts, ...rows].flatMap(contradictions))).toEqual(new Set())
  })

  it.each(exclusive)('say one thing of $of', ({ one, other }) => {
    const [first, second] = [one, other].map((pattern) =>
      texts.filter((text) => pattern.test(text)),
    )
    expect(first && second && first.length > 0 && second.length > 0 ? [first, second] : []).toEqual(
      [],
    )
  })

  it.each(Object.entries(british))('are in US English: %s', (_, pattern) => {
    const found = texts.flatMap((text) =>
      [...text.matchAll(pattern)].map(
        ({ 0: word, index }) =>
          `${word}: …${text.slice(Math.max(0, index - 30), index + word.length + 30)}…`,
      ),
    )
    expect(found).toEqual([])
  })
})

describe('a product', () => {
  it('has on pages the figures of its own texts', () => {
    const found = new Set<string>()
    const pages = JSON.stringify([demoPages, contentSections])
    for (const text of pages.matchAll(/"en":("(?:[^"\\]|\\.)*")/g))
      for (const wrong of wrongFigures(JSON.parse(text[1] ?? '""') as string)) found.add(wrong)
    expect(found).toEqual(new Set())
  })

  it('has in its table what its card and its description say', () => {
    const found = products.flatMap(({ name, shortDescription, description }) =>
      [shortDescription, description].flatMap(({ en }) => untabled(en, codeOf(name.en))),
    )
    expect(found).toEqual([])
  })

  it('has in its table what pages, news, and pictures say of it', async () => {
    const pictures = Object.values(await readManifest()).map(({ alt }) => alt)
    const told = collectTexts([demoPages, contentSections, categories, navigation, news])
    expect([...told, ...pictures].flatMap((text) => untabled(text))).toEqual([])
  })

  it('can be had on the terms that pages tell', () => {
    const values = (key: string) =>
      products.flatMap(({ attributes: { [key]: value } }) => value ?? [])
    const [weeks, templates] = ['lead-time', 'note-templates'].map((key) => values(key).map(Number))
    const told = collectTexts(demoPages).join('\n')
    expect(told).toContain(`${Math.min(...(weeks ?? []))} to ${Math.max(...(weeks ?? []))} weeks`)
    expect(told).toContain(`Templates for ${Math.max(...(templates ?? []))} currencies`)
    expect(told.match(/two years for (?:the )?machines?,? (?:and )?five for/gi)).toHaveLength(2)
  })

  it('is on its data sheet with every row', () => {
    expect(attributes.filter(({ places }) => !places.includes('sheet'))).toEqual([])
  })

  it.each([
    ['epp', facts.pinPadKeyLife],
    ['keyboard', facts.keyboardKeyLife],
  ])('of %s has the key life of the facts', (category, life) => {
    const lives = products
      .filter((product) => product.category === category)
      .flatMap(({ attributes }) => attributes['key-life'] ?? [])
    expect(new Set(lives)).toEqual(new Set([life * 1_000_000]))
  })

  it('works in the coldest and hottest place that machines are sold to', () => {
    const cold = products.filter(({ slug }) => /^(?:atm|cdm|crs|otc)-/.test(slug))
    const ranges = cold.map((product) =>
      String(shownSpecifications(product, 'en')['Operating temperature']),
    )
    expect(ranges.map(rangeOf)).toContain(rangeOf(`${facts.coldest} to ${facts.hottest}`))
  })
})

/** Former statements of texts, from before there were facts. */
const once = [
  'After assembly each terminal runs for 24 hours at 40 °C.',
  'every finished terminal runs in for 24 hours at 40 °C.',
  'Shenzhen, Huizhou and Rotterdam hold every module of every machine.',
  'Ordered by 15:00, on its way the same day.',
  'Ordered by five, there by morning.',
  'An order that arrives by 17:00 is handed to the carrier.',
  'Three hubs keep 1,900 part numbers.',
  'Spare parts stay available for ten years after the last delivery.',
  'every module of every machine that is less than fifteen years old',
  'You spend two weeks in our training room.',
  'Courses last from two to ten days.',
  'Six in ten faults are solved remotely.',
  'The character wears through only after three million strokes.',
  'A visit lasts 3 minutes 40 seconds.',
  'Five measurements in three minutes.',
  'outdoor terminals, which we are extending from −30 to −40 °C.',
  'Machines people trust with their money, since 2003',
  'A depot serves forty types of machine.',
  'The E20 is the ninth generation of a keyboard.',
  'The A700 pays 187.35 in eleven seconds',
  'The A700 needs 19–25 seconds.',
  'Encrypting PIN pad E20, E30 | USB 2.0 | IP54 | 5 million strokes a key | 6 min',
  'a technician changes the pad in about six minutes',
  'Six faults in ten need no visit.',
  'The house in Shenzhen is open to customers on any working day.',
  'The line finishes 50 terminals a shift.',
  'Visit us on any working day.',
  'in sixteen alphabets and currencies by the dozen',
  'Developed by the engineers who design the devices, one floor apart',
]

it.each(once)('would be found: %s', (text) => {
  expect(contradictions(text)).not.toEqual([])
})

it('a figure that a product does not have would be found', () => {
  expect(wrongFigures('The C300 sells a ticket in 20 seconds.')).not.toEqual([])
  expect(wrongFigures('The C300 sells a ticket in fourteen seconds.')).toEqual([])
})

it.each([
  ['P200', 'Scans items on 0.24 m² of floor.'],
  ['S900', 'A branch on 6.2 m².'],
  ['A700', 'A lobby machine 780 mm wide, with a 15.6-inch screen.'],
])('a figure that the table of the %s does not have would be found: %s', (code, text) => {
  expect(untabled(text, code)).not.toEqual([])
})

describe('dates', () => {
  const article = (slug: string) => news.find((each) => each.slug === slug)?.publishedAt ?? ''
  const releases = Object.entries(documentSorts).flatMap(([sort, { releases: all }]) =>
    all.map(({ day }) => ({ sort, day })),
  )

  it('no manual is older than the software that it names', () => {
    expect(JSON.stringify(printedManual('atm', 'en', currentEdition('manual')))).toContain(
      'Terminal Software 7',
    )
    expect(currentEdition('manual').day >= article('terminal-software-seven')).toBe(true)
  })

  it('the newest release of each document stands first', () => {
    for (const sort of Object.keys(documentSorts)) {
      const days = releases.filter((each) => each.sort === sort).map(({ day }) => day)
      expect(days, sort).toEqual([...days].sort().reverse())
    }
  })

  it('no document is made, and no news written, of a product that is sold no more', () => {
    const gone = products.filter(
      ({ slug }) => (demoLives[slug]?.lastOrderDay ?? '9999') < '2026-10',
    )
    expect(gone.length).toBeGreaterThan(0)
    const documented = [
      ...controller.products,
      ...bootLoader.products,
      ...[...drawnProducts(), ...categories.flatMap(({ slug }) => declaredMachines(slug))].map(
        ({ slug }) => slug,
      ),
    ]
    for (const { slug, name } of gone) {
      expect(documented).not.toContain(slug)
      const later = news.filter(
        ({ content, publishedAt }) =>
          content.en.includes(codeOf(name.en)) &&
          publishedAt > (demoLives[slug]?.lastOrderDay ?? ''),
      )
      expect(later.map((each) => each.slug)).toEqual([])
    }
  })

  it('parts and support last as long after the last order as is promised', () => {
    for (const { lastOrderDay = '', endOfSupportDay = '' } of Object.values(demoLives)) {
      const years = Number(endOfSupportDay.slice(0, 4)) - Number(lastOrderDay.slice(0, 4))
      expect(years).toBeGreaterThanOrEqual(facts.spareParts)
    }
  })

  it.each(securityNotices.map((notice) => [notice.number, notice] as const))(
    'those of %s are in order, and it says one thing of each version',
    (number, { revisions, products: concerned }) => {
      const days = revisions.map(({ date }) => date)
      expect(days).toEqual([...days].sort())
      expect(number).toContain(days[0]?.slice(0, 4))
      for (const { product, status } of concerned.filter((row) => !row.from && !row.before))
        expect(
          concerned.filter((row) => row.product === product),
          `${product} ${status}`,
        ).toHaveLength(1)
    },
  )

  it('approvals are as old as history and news say', () => {
    const first = (number: string) =>
      certificates.find((certificate) => certificate.number === number)?.firstDay ?? ''
    expect(first('SAMPLE-PTS-V6') <= article('pci-pts-v6-for-the-e30')).toBe(true)
    expect(first('SAMPLE-PTS-V6').slice(0, 7)).toBe(article('pci-pts-v6-for-the-e30').slice(0, 7))
    expect(first('SAMPLE-27001')).toBe(article('iso-27001-renewed'))
    const [year] = /\d{4}/.exec(yearOf('approved to PCI PTS v5')) ?? []
    expect(first('SAMPLE-PTS-V5').slice(0, 4)).toBe(year)
    for (const { firstDay, lastDay } of certificates) expect(firstDay < lastDay).toBe(true)
  })
})

/** The year of the timeline under which a text stands. */
const yearOf = (text: string): string => {
  const entries = JSON.stringify(demoPages).matchAll(
    /"(?:year|value)":"(\d{4})"(.*?)(?="(?:year|value)":)/g,
  )
  return [...entries].find(([, , told = '']) => told.includes(text))?.[1] ?? ''
}

describe('sums', () => {
  const told = (slug: string) => news.find((each) => each.slug === slug)?.content.en ?? ''
  const figures = (text: string, pattern: RegExp) =>
    (pattern.exec(text) ?? []).slice(1).map((each) => Number(each.replaceAll(',', '')))

  it('what the A300 saves is what it takes less', () => {
    const text = told('a300-needs-half-the-power')
    const [before = 0, after = 0, ...parts] = figures(
      text,
      /from (\d+) to (\d+) watts[^]*saving, (\d+) watts[^]*saves (\d+) watts[^]*saves (\d+) watts[^]*last (\d+)\./,
    )
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(before - after)
  })

  it('the terminals of the Harbour Line, and of both lines of the factory, add up', () => {
    const [machines = 0, stations = 0] = figures(
      told('ticket-machines-for-the-harbour-line'),
      /(\d+) of our C300[^]*?(\d+) C500/,
    )
    expect(String(machines + stations)).toBe(homeTexts.customers.transit.facts[2])
    const [slow = 0, fast = 0] = [34, 22].map((minutes) => Math.floor((8 * 60) / minutes))
    expect(slow + fast).toBe(facts.machinesInAShift)
  })

  it('the map shows as many installations as are claimed, and a few more', () => {
    const count = homeTexts.installations.reduce((sum, place) => sum + place.count, 0)
    expect(count).toBeGreaterThan(500)
    expect(count).toBeLessThan(600)
  })
})
