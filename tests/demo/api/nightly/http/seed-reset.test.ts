import { afterAll, expect, it } from 'vitest'
import { runSeed } from '@/tests/demo/helpers/run-seed'
import { throwaway } from '@/tests/helpers/throwaway'

const place = throwaway()

afterAll(place.remove)

// In which order things are deleted is the same on both databases.
it('npm run seed starts over with --reset --yes', async () => {
  expect((await runSeed(place, '--yes')).code).toBe(0)
  const { code, text, counts } = await runSeed(place, '--reset', '--yes')
  expect(code, text).toBe(0)
  expect(text).toMatch(/products: \d+ deleted/)
  expect(counts.news).toEqual([12, 0, 0])
})
