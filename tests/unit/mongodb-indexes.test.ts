import { expect, it, vi } from 'vitest'
import { finishIndexes, type IndexedModel } from '@/src/platform/database/mongodb-indexes'

/** A model of a collection in which a former release made indexes. */
function model(error?: Error) {
  const dropIndex = vi.fn(() => Promise.resolve())
  const createIndexes = vi.fn(() => Promise.resolve())
  const made: IndexedModel = {
    init: () => (error ? Promise.reject(error) : Promise.resolve()),
    createIndexes,
    diffIndexes: () =>
      Promise.resolve({
        toDrop: ['slug_1', 'by_hand', 'kind_1_text_-1'],
        toCreate: [
          [{ slug: 1 }, { unique: true, sparse: true }],
          [{ kind: 1, text: -1 }, { unique: true }],
          [{ order: 1 }, {}],
        ],
      }),
    collection: { dropIndex },
  }
  return { made, dropIndex, createIndexes }
}

const refusal = (code: number) => Object.assign(new Error('An index is refused'), { code })

it.each([85, 86])('makes an index anew that was made by other rules (%i)', async (code) => {
  const { made, dropIndex, createIndexes } = model(refusal(code))
  await finishIndexes(made)
  expect(dropIndex.mock.calls).toEqual([['slug_1'], ['kind_1_text_-1']])
  expect(createIndexes).toHaveBeenCalledOnce()
})

it('leaves indexes alone that can be made', async () => {
  const { made, dropIndex, createIndexes } = model()
  await finishIndexes(made)
  expect(dropIndex).not.toHaveBeenCalled()
  expect(createIndexes).not.toHaveBeenCalled()
})

it('tells what else is in the way, and drops nothing', async () => {
  const { made, dropIndex } = model(refusal(11000))
  await expect(finishIndexes(made)).rejects.toMatchObject({ code: 11000 })
  expect(dropIndex).not.toHaveBeenCalled()
})
