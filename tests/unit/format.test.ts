import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatBytes,
  formatCountry,
  formatList,
  formatNumber,
  formatRange,
  joinParts,
  withLabel,
} from '@/src/i18n/format'

describe('numbers', () => {
  it.each([
    ['en', '1,234,567'],
    ['hi', '12,34,567'],
    ['id', '1.234.567'],
    ['ru', '1\u00a0234\u00a0567'],
    ['th', '1,234,567'],
  ])('are grouped as %s does, in Latin digits', (lng, text) => {
    expect(formatNumber(1_234_567, lng)).toBe(text)
  })

  it('keep their unit on their line', () => {
    expect(formatAmount(12_800, 'мм', 'ru')).toBe('12\u00a0800\u00a0мм')
    expect(formatRange(100, 500, 'kg', 'en')).toBe('100–500\u00a0kg')
    expect(formatRange(-Infinity, 100, 'kg', 'en')).toBe('≤\u00a0100\u00a0kg')
    expect(formatRange(500, Infinity, 'kg', 'en')).toBe('>\u00a0500\u00a0kg')
    expect(formatRange(1, 2, 'kg', 'ja')).toBe('1～2\u00a0kg')
  })
})

describe('sizes and countries', () => {
  it.each([
    [1, '1 byte'],
    [192, '192 bytes'],
    [1_490, '1.49 kB'],
    [2_000_000, '2 MB'],
  ])('of %d bytes are said in the unit that fits', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text)
  })

  it('are named in the language of the reader', () => {
    expect(formatCountry('de', 'en')).toBe('Germany')
    expect(formatCountry('uk', 'fr')).toBe('Royaume-Uni')
    expect(formatCountry('Elsewhere', 'en')).toBe('Elsewhere')
  })
})

describe('what is joined', () => {
  it('is a list as the language writes it', () => {
    expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B, and C')
    expect(formatList(['A', 'B', 'C'], 'zh')).toBe('A、B和C')
    expect(formatList(['A', 'B', 'C'], 'ru')).toBe('A, B и C')
  })

  it('has full-width signs in Chinese and Japanese', () => {
    expect(joinParts(['南山区', '深圳'], 'zh')).toBe('南山区，深圳')
    expect(joinParts(['1-1', '東京'], 'ja')).toBe('1-1、東京')
    expect(joinParts(['1 Road', 'Shenzhen'], 'vi')).toBe('1 Road, Shenzhen')
    expect(withLabel('语言', '中文', 'zh')).toBe('语言：中文')
    expect(withLabel('Language', 'English', 'en')).toBe('Language: English')
  })
})
