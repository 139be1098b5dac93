import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { contextHere, createScope } from '@/src/platform/scope'

describe('a scope', () => {
  const person = createScope<string>('test-person')
  const place = createScope<number>('test-place')

  it('has no value outside of a call', () => {
    person.run('Ada', () => {})
    expect(person.getStore()).toBeUndefined()
  })

  it('keeps those of the calls around it, and gives its own back', () => {
    person.run('Ada', () => {
      place.run(1, () => {
        person.run('Grace', () => {
          expect([person.getStore(), place.getStore()]).toEqual(['Grace', 1])
        })
        expect([person.getStore(), place.getStore()]).toEqual(['Ada', 1])
      })
      expect(place.getStore()).toBeUndefined()
    })
  })

  it('is that of its own call while others wait beside it', async () => {
    const seen = await Promise.all(
      ['Ada', 'Grace'].map((name, index) =>
        person.run(name, async () => {
          await sleep(2 - index)
          return place.run(index, async () => {
            await sleep(index)
            return [person.getStore(), place.getStore()]
          })
        }),
      ),
    )
    expect(seen).toEqual([
      ['Ada', 0],
      ['Grace', 1],
    ])
  })

  it('is the same for whoever makes it by the same name', () => {
    person.run('Ada', () => {
      expect(createScope<string>('test-person').getStore()).toBe('Ada')
    })
  })
})

it('a call is made outside of what began since, with the scopes of its caller', () => {
  const others = new AsyncLocalStorage<string>()
  const person = createScope<string>('test-person-outside')
  const outside = person.run('Ada', () => others.run('outer', contextHere))
  const seen = person.run('Grace', () =>
    others.run('inner', () => outside(() => [others.getStore(), person.getStore()])),
  )
  expect(seen).toEqual(['outer', 'Grace'])
})
