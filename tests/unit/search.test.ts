import { describe, expect, it } from 'vitest'
import { pageText, type SearchDocument } from '@/src/domain/search/document'
import { isSearchWords } from '@/src/domain/search/typed'
import { excerpt, highlight, indexWords, plain, queryWords } from '@/src/domain/search/words'
import { fill, newEngine } from '@/tests/helpers/search-engine'

const document = (key: string, title: string, rest: Partial<SearchDocument> = {}) => ({
  key,
  type: 'product' as const,
  href: `/product/${key}`,
  title,
  label: '',
  summary: '',
  body: '',
  ...rest,
})

async function finding(lng: string, documents: SearchDocument[]) {
  const engine = await newEngine(lng)
  await fill(engine, documents)
  return (q: string) => engine.search(q).map((hit) => hit.document.key)
}

describe('words', () => {
  it('are in lower case and without accents on Latin letters', () => {
    expect(indexWords('Máy gửi tiền, Café', 'vi')).toEqual(['may', 'gui', 'tien', 'cafe'])
  })

  it('are the same with either apostrophe', () => {
    expect(indexWords('heures d’ouverture', 'fr')).toEqual(indexWords("heures d'ouverture", 'fr'))
  })

  it('keep the marks of scripts that need them', () => {
    expect(indexWords('йод एटीएम', 'hi')).toEqual(['йод', 'एटीएम'])
    expect(plain('น้ำทำ')).toBe('น้ำทำ')
  })

  it('are cut out of Thai', () => {
    expect(indexWords('เครื่องจ่ายธนบัตร', 'th')).toEqual(expect.arrayContaining(['เครื่อง', 'จ่าย']))
  })

  it('are cut out of Chinese and Japanese, with pairs of characters beside them', () => {
    expect(indexWords('密码键盘', 'zh')).toEqual(expect.arrayContaining(['密码', '码键', '键盘']))
    expect(indexWords('キーボード', 'ja')).toContain('キーボード')
    expect(queryWords('码键', 'zh')).not.toEqual([])
  })

  it('are told apart where scripts meet', () => {
    expect(indexWords('ATM取款', 'zh')).toEqual(expect.arrayContaining(['atm', '取款']))
  })

  it('of codes are found whole and in parts', () => {
    expect(indexWords('ISO8583', 'en')).toEqual(['iso8583', 'iso', '8583'])
  })

  it('that somebody asks for are not without end', () => {
    expect(queryWords('a b c d e f g h i j k l m n o p', 'en')).toHaveLength(12)
  })
})

describe('a search', () => {
  const machines = [
    document('a100', 'A100 Lobby', { summary: 'A free-standing ATM', label: 'ATM atm a100 lobby' }),
    document('a300', 'A300 Through-the-Wall', { body: 'Speaks ISO8583' }),
    document('t25', 'T25 Panel Trackball', { label: 'Trackballs' }),
    document('news', 'A lobby with trackballs', { type: 'news', body: 'A100' }),
  ]

  it('forgives a wrong, a missing and an extra letter', async () => {
    const find = await finding('en', machines)
    for (const typed of ['trakball', 'trackbal', 'trackkball', 'TRACKBOLL']) {
      expect(find(typed)[0], typed).toBe('t25')
    }
  })

  it('takes numbers and codes at their word', async () => {
    const find = await finding('en', machines)
    expect(find('A300')).toEqual(['a300'])
    expect(find('a100')).toEqual(['a100', 'news'])
  })

  it('finds words while they are being typed', async () => {
    const find = await finding('en', machines)
    expect(find('thr')).toEqual(['a300'])
  })

  it('puts the title before the text', async () => {
    const find = await finding('en', machines)
    expect(find('lobby')[0]).toBe('a100')
  })

  it('wants every word, and some of them where nothing has all', async () => {
    const find = await finding('en', machines)
    expect(find('lobby atm')).toEqual(['a100'])
    expect(find('trackball nonsense')).toContain('t25')
  })

  it('finds what is written in one word or in two', async () => {
    const find = await finding('en', [
      ...machines,
      document('e20', 'E20 PIN Pad'),
      document('k80', 'K80 Keyboard'),
    ])
    expect(find('pinpad')).toEqual(['e20'])
    expect(find('steel pinpad')).toContain('e20')
    expect(find('key board')).toEqual(['k80'])
    expect(find('trackball')).toEqual(['t25', 'news'])
  })

  it('finds what comes close among some documents, by words and half of them at least', async () => {
    const engine = await newEngine('en')
    await fill(engine, machines)
    const closest = (q: string, type = 'product') =>
      engine.closest(q, (each) => each.type === type).map(({ document: { key } }) => key)
    expect(closest('lobby trackbal')).toEqual(expect.arrayContaining(['a100', 't25']))
    expect(closest('lobby trackbal', 'news')).toEqual(['news'])
    expect(closest('blue lobby')).toEqual(['a100'])
    expect(closest('large blue lobby')).toEqual([])
    // A figure alone is in too many texts.
    expect(closest('nonsense 8583')).toEqual([])
    expect(closest('iso nonsense')).toEqual(['a300'])
  })

  it('finds a code that is written in two parts', async () => {
    const find = await finding('en', machines)
    expect(find('iso 8583')).toEqual(['a300'])
  })

  const named = [
    document('e30', 'E30 Outdoor PIN Pad', { body: 'Order codes\nE30-L-S\nE30-L-N' }),
    document('e40', 'E40 Touch PIN Pad', { body: 'L and S, E30' }),
    document('e20', 'SOLE-2026-0001: keys', { type: 'notice', body: 'CVE-2026-9900001' }),
    document('a300', 'SOLE-2026-0002: locks', { type: 'notice', body: 'CVE-2026-9900002' }),
    document('job', 'Engineer', { type: 'job', body: 'E-learning, CVE lists of 2026' }),
  ]

  it.each([
    ['E30-L-S', ['e30']],
    ['e30-l', ['e30']],
    ['pin pad E30-L-N', ['e30']],
    ['CVE-2026-9900001', ['e20']],
    ['cve-2026-99000', ['e20', 'a300']],
    ['SOLE-2026-0002', ['a300']],
  ])('finds by %s what names it, and nothing else', async (typed, keys) => {
    expect((await finding('en', named))(typed)).toEqual(keys)
  })

  it.each([
    ['a300 bc n', ['a300-bc']],
    ['a300bcn', ['a300-bc']],
    ['A300-bc', ['a300-bc']],
    ['CVE 2026 9900001', ['e20']],
    ['cve20269900001', ['e20']],
    ['sole 2026 0002', ['a300']],
    ['iso-8583', ['a500']],
    ['ISO 8583', ['a500']],
    ['A300 cassettes', ['a300-bc']],
  ])('finds by %s, however it is typed, what names it', async (typed, keys) => {
    const documents = [
      ...named,
      document('a300-bc', 'A300', { body: 'Order codes\nA300-BC-N\nA300-BC-4C-N\nFour cassettes' }),
      document('a500', 'A500', { body: 'Speaks ISO8583, BC and N' }),
    ]
    expect((await finding('en', documents))(typed)).toEqual(keys)
  })

  it.each([
    'E-4711',
    'E 4711',
    'E4711',
    'CVE-2026-1111111',
    'CVE 2026 1111111',
    'SOLE-2026-9999',
    'Z-L-9',
  ])('finds nothing by %s, which nothing has', async (typed) => {
    expect((await finding('en', named))(typed)).toEqual([])
  })

  it('finds the model of an unknown order code, and words beside an unknown one', async () => {
    const find = await finding('en', named)
    expect(find('E30-L-X')).toEqual(['e30', 'e40'])
    expect(find('E-4711 engineer')).toEqual(['job'])
  })

  it('takes hyphenated measures for words', async () => {
    const find = await finding('en', [document('d', 'Display', { body: '15 inch' }), ...named])
    expect(find('15-inch display')).toEqual(['d'])
  })

  it('puts positions last that have the words in passing', async () => {
    const find = await finding('en', [
      document('job', 'Developer', { type: 'job', body: 'errors code' }),
      document('page', 'Support', {
        type: 'page',
        body: 'When an error code is shown, call the line that is open.',
      }),
    ])
    expect(find('error code')).toEqual(['page', 'job'])
    expect(find('developer')).toEqual(['job'])
  })

  it('finds nothing for nothing', async () => {
    const find = await finding('en', machines)
    for (const typed of ['', '  ', '…', '😀']) expect(find(typed)).toEqual([])
  })

  it.each([
    ['zh', '密码键盘', '码键'],
    ['zh', '现金循环机', '循环'],
    ['ja', 'トラックボール付きキーボード', 'キーボード'],
    ['th', 'เครื่องจ่ายธนบัตรและเหรียญ', 'ธนบัตร'],
    ['ko', '현금 순환기', '순환'],
    ['hi', 'नोट और सिक्का वितरक', 'सिक्का'],
    ['vi', 'Máy gửi tiền', 'may gui'],
    ['ru', 'Счётчик', 'счетчик'],
    ['th', 'ตู้เอทีเอ็มในโถงธนาคาร', 'ธนาคาร'],
    ['hi', 'फ़िंगरप्रिंट रीडर', 'फ़िंगरप्रिंट'.normalize('NFD')],
    ['vi', 'Bàn phím mã hóa', 'mã hóa'.normalize('NFD')],
    ['ko', '동전 교환기', '교환'.normalize('NFD')],
  ])('in %s finds %s by %s', async (lng, title, typed) => {
    const find = await finding(lng, [document('1', title), document('2', 'Other 别的 อื่น')])
    expect(find(typed)).toEqual(['1'])
  })

  it('forgets what is gone and knows what has changed', async () => {
    const engine = await newEngine('en')
    await fill(engine, machines)
    await fill(engine, [...machines.slice(1, 2), document('a100', 'Something new')])
    expect(engine.index.size).toBe(2)
    expect(engine.search('lobby')).toEqual([])
    expect(engine.search('something')).toHaveLength(1)
    expect(engine.search('wall')).toHaveLength(1)
  })
})

describe('words of editors', () => {
  const groups = [
    { words: ['cash machine', 'atm', 'bankomat'], to: null },
    { words: ['x100', 'a300'], to: null },
    { words: ['opening hours'], to: '/product/t25' },
    { words: ['取款机', 'atm'], to: null },
  ]
  const machines = [
    document('a100', 'A100 Lobby', { summary: 'A free-standing ATM' }),
    document('a300', 'A300 Through-the-Wall', { body: 'Speaks ISO8583' }),
    document('t25', 'T25 Panel Trackball'),
  ]

  async function engine() {
    const made = await newEngine('en')
    await fill(made, machines, groups)
    return made
  }

  it.each([
    ['bankomat', ['a100']],
    ['Cash Machine', ['a100']],
    ['lobby bankomat', ['a100']],
    ['取款机', ['a100']],
    ['X100', ['a300']],
    ['bankomats', []],
    ['opening hours', ['t25']],
    ['iso8583', ['a300']],
  ])('find by %s what the others find', async (typed, keys) => {
    expect((await engine()).search(typed).map(({ document: { key } }) => key)).toEqual(keys)
  })

  it('are found among some documents as well, and are forgotten with the next state', async () => {
    const made = await engine()
    expect(made.closest('bankomat', () => true)).toHaveLength(1)
    await fill(made, machines, [])
    expect(made.search('bankomat')).toEqual([])
  })

  it.each([
    ['cash machine, ATM, bankomat', false, true],
    ['取款机、ATM，自动柜员机', false, true],
    ['ATM', false, false],
    ['ATM, atm', false, false],
    ['ATM', true, true],
    ['ATM, …', false, false],
    [`ATM, ${'x'.repeat(61)}`, false, false],
    [Array.from({ length: 13 }, (_, at) => `w${at}`).join(','), false, false],
  ])('%s are words that an editor may enter: %s, %s', (text, leads, are) => {
    expect(isSearchWords(text, leads)).toBe(are)
  })
})

describe('an index whose documents keep changing', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const word = (number: number): string =>
    (number >= 26 ? word(Math.floor(number / 26) - 1) : '') + letters[number % 26]
  /** Words of its own for each document and each version of it. */
  const changing = (number: number, version: number) =>
    document(`p${number}`, `machine ${word(1000 + number)}`, {
      body: Array.from({ length: 12 }, (_, at) =>
        word(20_000 + number * 97 + version * 8111 + at),
      ).join(' '),
    })

  it('finds what is there now, and nothing else, however often it changed', async () => {
    const engine = await newEngine('en')
    let documents = Array.from({ length: 300 }, (_, number) => changing(number, 0))
    await fill(engine, documents)
    for (let version = 1; version <= 10; version += 1) {
      documents = documents.map((before, number) =>
        number % 5 === version % 5 ? changing(number, version) : before,
      )
      await fill(engine, documents)
      engine.search('machine')
    }
    const anew = await newEngine('en')
    await fill(anew, documents)
    const found = (each: typeof engine, q: string) => each.search(q).map((hit) => hit.document.key)
    for (const { title, body } of documents.slice(0, 12)) {
      expect(found(engine, title)).toEqual(found(anew, title))
      expect(found(engine, body.slice(0, 60))).toEqual(found(anew, body.slice(0, 60)))
    }
    expect(engine.index.size).toBe(300)
  })
})

describe('what is marked', () => {
  const marked = (text: string, words: string[]) =>
    highlight(text, words)
      .filter(({ isMatch }) => isMatch)
      .map((part) => part.text)

  it('is the text as it was written, and nothing is lost', () => {
    const text = 'Máy GỬI tiền & <b>'
    const parts = highlight(text, ['gui'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(marked(text, ['gui'])).toEqual(['GỬI'])
  })

  it('begins where a word begins', () => {
    expect(marked('spindle pins', ['pin'])).toEqual(['pin'])
    expect(marked('密码键盘', ['键盘'])).toEqual(['键盘'])
  })

  it('joins what touches', () => {
    expect(marked('密码键盘', ['密码', '码键'])).toEqual(['密码键'])
  })

  it('stands in the excerpt of a long text', () => {
    const long = `${'word '.repeat(100)}needle ${'word '.repeat(100)}`
    const short = excerpt(long, ['needle'], 100)
    expect(short).toContain('needle')
    expect(short.length).toBeLessThan(110)
    expect(excerpt('short', ['x'], 100)).toBe('short')
    const two = `The floor is level. ${'hay '.repeat(80)}Anchor it to the floor with bolts. ${'hay '.repeat(80)}`
    expect(excerpt(two, ['anchor', 'floor', 'bolts'], 100)).toContain('Anchor it to the floor with')
  })
})

it('the words of a page are those that visitors read', () => {
  const layout = [
    { blockType: 'hero', id: 'x', title: 'Made to last', image: 'key:scene', ctaHref: '/contact' },
    { blockType: 'richText', content: { root: { children: [{ type: 'text', text: 'By hand' }] } } },
    { blockType: 'list', items: [{ text: 'One' }, { text: 'https://example.com' }] },
  ]
  expect(pageText(layout).split('\n')).toEqual(['Made to last', 'By hand', 'One'])
})
