import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffWords } from '@/src/platform/text/word-diff'

it('marks the words that went and those that came', () => {
  expect(diffWords('A small cash machine', 'A large cash machine')).toEqual([
    { kind: 'same', text: 'A' },
    { kind: 'deleted', text: ' small' },
    { kind: 'inserted', text: ' large' },
    { kind: 'same', text: ' cash machine' },
  ])
  expect(diffWords('One. Two. Three.', 'One. Three. Four.')).toEqual([
    { kind: 'same', text: 'One.' },
    { kind: 'deleted', text: ' Two.' },
    { kind: 'same', text: ' Three.' },
    { kind: 'inserted', text: ' Four.' },
  ])
  expect(diffWords('', 'New')).toEqual([{ kind: 'inserted', text: 'New' }])
  expect(diffWords('Same', 'Same')).toEqual([{ kind: 'same', text: 'Same' }])
})

it('property: what is not inserted is the old text, and what is not deleted the new one', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n')).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const without = (left: string) =>
        diffWords(before, after)
          .filter(({ kind }) => kind !== left)
          .map((part) => part.text)
          .join('')
      expect([without('inserted'), without('deleted')]).toEqual([before, after])
    }),
  )
})

it('is told as replaced where a comparison would take too long', () => {
  const words = (word: string) => Array.from({ length: 2500 }, () => word).join(' ')
  expect(diffWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['deleted', 'inserted'])
})
