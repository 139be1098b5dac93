import type { FlattenedField, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { emptiedField, withoutDeleted } from '@/src/payload/releases/restore'

const [there, gone, alsoThere] = [1, 2, 3].map(
  (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string]

/** A database that holds two of the three, whatever it is asked for. */
const req = {
  payload: {
    db: {
      find: async ({ where }: { where: { id: { in: string[] } } }) => ({
        docs: where.id.in.filter((id) => id !== gone).map((id) => ({ id })),
      }),
    },
  },
} as unknown as PayloadRequest

const upload = { name: 'image', type: 'upload', relationTo: 'media' }
const fields = [
  upload,
  { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'brand', type: 'group', flattenedFields: [{ ...upload, name: 'logo' }] },
  { name: 'cards', type: 'array', flattenedFields: [upload] },
  { name: 'target', type: 'relationship', relationTo: ['pages', 'products'] },
  { name: 'categoryId', type: 'relationship', relationTo: 'categories', required: true },
] as unknown as FlattenedField[]

const documentWith = (relations: object) => ({ id: there, updatedAt: '', title: 'T', ...relations })

describe('what a document named before', () => {
  it('is left out where it was deleted since, wherever it stands, and nothing else', async () => {
    const before = documentWith({
      image: gone,
      gallery: [there, gone, alsoThere],
      brand: { logo: gone, name: 'N' },
      cards: [{ image: there }, { image: gone, text: 'C' }],
      target: { relationTo: 'products', value: gone },
      categoryId: there,
    })
    expect(await withoutDeleted(req, before, fields)).toEqual(
      documentWith({
        image: null,
        gallery: [there, alsoThere],
        brand: { logo: null, name: 'N' },
        cards: [{ image: there }, { image: null, text: 'C' }],
        target: null,
        categoryId: there,
      }),
    )
    expect(await emptiedField(req, before, fields)).toBeUndefined()
  })

  it('is asked for where the document cannot be without it', async () => {
    const before = documentWith({ image: there, categoryId: gone })
    expect(await emptiedField(req, before, fields)).toBe('categoryId')
  })

  it('stays as it is where all of it is there', async () => {
    const before = documentWith({ image: there, target: { relationTo: 'pages', value: there } })
    expect(await withoutDeleted(req, before, fields)).toBe(before)
  })
})
