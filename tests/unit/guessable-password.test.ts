import { describe, expect, it } from 'vitest'
import { commonPasswords } from '@/src/platform/auth/common-passwords'
import { isCommonPassword, isMadeOfNames } from '@/src/platform/auth/passwords'

describe('a common password', () => {
  it('is told in small and capital letters, with digits and signs around it', () => {
    for (const password of ['qwertyuiop', 'QwertyUiop', 'qwertyuiop123!', '--basketball--'])
      expect(isCommonPassword(password), password).toBe(true)
  })

  it('is also one that repeats a part, or goes on step by step', () => {
    for (const password of [
      'aaaaaaaaaaaa',
      'abcabcabcabc',
      '12341234123412',
      'ghijklmnopqr',
      '9876543210',
    ])
      expect(isCommonPassword(password), password).toBe(true)
  })

  it('is none that nobody has', () => {
    for (const password of ['Only-for-tests-1', 'correct horse battery', 'baby-Basketball-rain'])
      expect(isCommonPassword(password), password).toBe(false)
  })

  it('has ten characters or more, in small letters', () => {
    // Of a policy of ten characters: the first 3,000 of one list, and those of others.
    expect(commonPasswords.size).toBeGreaterThan(3000)
    for (const password of commonPasswords)
      expect(password.length >= 10 && password === password.toLowerCase(), password).toBe(true)
  })
})

describe('a password of names', () => {
  const names = ['maria.lopez', 'Terminalia Systems', 'Kiosk X500']

  it('is refused with digits, signs and short words beside them', () => {
    for (const password of [
      'Terminalia2026!',
      'systems-terminalia',
      'maria.lopez.1',
      'X500-Kiosk-X500',
      'my-terminalia',
    ])
      expect(isMadeOfNames(password, names), password).toBe(true)
  })

  it('is taken where it holds more, and where it holds none', () => {
    for (const password of ['Terminalia-under-the-rain', '8142-0931-7745', 'Only-for-tests-1'])
      expect(isMadeOfNames(password, names), password).toBe(false)
  })
})
