import { describe, expect, it } from 'vitest'
import { InquiryInput } from '@/src/contract/inquiry'
import { toProblem } from '@/src/platform/http/to-problem'

const least = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }

const problems = (input: object) =>
  InquiryInput.safeParse(input).error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

describe('InquiryInput', () => {
  it('takes the documented payload', () => {
    const input = { ...least, company: 'A', phone: '1', subject: 'S' }
    expect(InquiryInput.parse(input)).toEqual(input)
  })

  it('takes what the contact form sends', () => {
    const input = {
      firstName: ' Ada ',
      lastName: 'Lovelace',
      email: ' ada@example.com ',
      phone: '',
      company: '',
      country: 'uk',
      interest: '',
      message: 'Hello\nthere',
      newsletter: true,
      privacy: true,
    }
    expect(InquiryInput.parse(input)).toMatchObject({ firstName: 'Ada', email: 'ada@example.com' })
  })

  it('tells all that is missing at once', () => {
    expect(problems({})?.sort()).toEqual([
      'email is required',
      'message is required',
      'name is required',
    ])
  })

  it('asks for the other half of a name', () => {
    const { name: _, ...rest } = least
    expect(problems({ ...rest, firstName: 'Ada' })).toEqual(['lastName is required'])
    expect(problems({ ...rest, lastName: 'Ada', firstName: ' ' })).toEqual([
      'firstName is required',
    ])
  })

  it.each([
    ['name', { name: 'Ada\r\nBcc: x@example.com' }],
    ['name', { name: {} }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'ada' }],
    ['email', { email: 'ada@example.com\nBcc: x@example.com' }],
    ['email', { email: ['ada@example.com'] }],
    ['phone', { phone: 5 }],
    ['country', { country: 'atlantis' }],
    ['interest', { interest: 'x'.repeat(61) }],
    ['subject', { subject: 'a\tb' }],
    ['message', { message: '   ' }],
    ['message', { message: 'x'.repeat(10_001) }],
    ['message', { message: 'a\0b' }],
    ['newsletter', { newsletter: 'on' }],
    ['privacy', { privacy: false }],
    ['privacy', { privacy: null }],
  ])('refuses %s in %j', (field, change) => {
    const [first] = problems({ ...least, ...change }) ?? []
    expect(first).toMatch(new RegExp(`^${field} `))
  })

  it('refuses what it does not know', () => {
    const { error } = InquiryInput.safeParse({ ...least, nmae: 'Ann' })
    expect(error && toProblem(error).message).toBe('nmae is unknown')
  })
})
