import { expect, it } from 'vitest'
import { newCategory } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

// Lists of thousands are read so: what comes after the last id of the portion before.
it('documents that come after an id, in the order of ids, are all the others', async () => {
  const token = await signInAsSuperAdmin()
  for (let made = 0; made < 5; made += 1) await newCategory(token)
  const idsAfter = async (last: string | undefined, limit: number): Promise<string[]> => {
    const after = last === undefined ? '' : `&where[and][0][id][greater_than]=${last}`
    const { status, body } = await staffCall(
      `/categories?sort=id&depth=0&pagination=false&limit=${limit}${after}`,
      { token },
    )
    expect(status).toBe(200)
    return body.docs.map(({ id }: { id: string }) => id)
  }
  const all = await idsAfter(undefined, 1000)
  const walked: string[] = []
  for (;;) {
    const portion = await idsAfter(walked.at(-1), 2)
    walked.push(...portion)
    if (portion.length < 2) break
  }
  expect(all.length).toBeGreaterThan(4)
  expect(walked).toEqual(all)
})
