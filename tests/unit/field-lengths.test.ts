import type { Validate } from 'payload'
import { describe, expect, it } from 'vitest'
import { matrix } from '@/src/payload/access/matrix'
import { globalSlugs, listPlaces, type Place, placesOfBlocks } from '../helpers/field-values'

const all: [string, Place][] = [
  ...[...Object.keys(matrix), ...globalSlugs].flatMap((slug) =>
    listPlaces(slug).map((place): [string, Place] => [`${slug}.${place.path}`, place]),
  ),
  ...placesOfBlocks().map((place): [string, Place] => [place.path, place]),
]

/** Fields with a check of their own, which takes the place of Payload's. */
const own = all.flatMap(([name, { field }]) => {
  const { maxLength, validate } = field as { maxLength?: number; validate?: Validate }
  return maxLength && validate ? [{ name, field, maxLength, validate }] : []
})

const request = { locale: 'en', t: (key: string) => key }

describe('a text longer than its field takes', () => {
  it.each(own)('is refused where the field has a check of its own: $name', async (place) => {
    const { field, maxLength, validate } = place
    for (const start of ['', '/', 'https://a.example/']) {
      const options = { ...field, operation: 'update', req: request }
      const text = start + 'a'.repeat(maxLength)
      const tooLong = start === '' ? `${text}a` : text
      expect(await validate(tooLong, options as never), start).not.toBe(true)
    }
  })

  it('is looked for in more than a few fields', () => {
    expect(own.length).toBeGreaterThan(8)
  })
})
