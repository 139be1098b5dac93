import { describe, expect, it } from 'vitest'
import { splitPhrases } from '@/src/platform/text/phrases'

const cut = (title: string) => splitPhrases(title).join('|').replaceAll('\u00a0', '_')

describe('a title may break', () => {
  it.each([
    ['从一颗钢键开始', '从一颗|钢键|开始'],
    ['守口如瓶的十二个键', '守口如瓶的|十二个键'],
    ['三种终端如何共用一张票价表', '三种|终端|如何|共用|一张|票价表'],
    ['联系方式与地址', '联系|方式|与地址'],
    ['六十二台票务终端', '六十二|台票务|终端'],
  ])('between Chinese words: %s', (title, expected) => expect(cut(title)).toBe(expected))

  it('nowhere inside 让人', () => {
    const pieces = splitPhrases('让人放心托付的自助终端')
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.filter((piece) => piece.includes('让人'))).toHaveLength(1)
  })

  it.each([
    ['终端软件 7：65 秒启动', '终端|软件 7：65_秒启动'],
    ['每 22 分钟下线一台', '每 22_分钟|下线|一台'],
    ['जवाब इंजीनियर देता है, 24 घंटे के भीतर', 'जवाब इंजीनियर देता है, 24_घंटे के भीतर'],
    ['A300 Встраиваемый банкомат', 'A300 Встраиваемый банкомат'],
  ])('but not between a number and what it counts: %s', (title, expected) =>
    expect(cut(title)).toBe(expected),
  )

  it.each([
    ['お客様満足センター', 'お客様満足|センター'],
    ['プライバシーポリシー', 'プライバシー|ポリシー'],
    ['連絡先と拠点の案内', '連絡先と|拠点の|案内'],
    ['ページが見つかりません', 'ページが見つかりません'],
  ])('before long words in Katakana and after particles: %s', (title, expected) =>
    expect(cut(title)).toBe(expected),
  )

  it.each(['Counts 1,000 notes a minute', 'Вся продукция', '关于我们', ''])(
    'where it does anyhow: %s',
    (title) => expect(splitPhrases(title)).toEqual([title]),
  )
})
