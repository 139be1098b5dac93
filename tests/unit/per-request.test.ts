import { describe, expect, it, vi } from 'vitest'
import { inOneRequest, perRequest } from '@/src/platform/http/per-request'

describe('what is asked for once in a request', () => {
  const asker = () => {
    const ask = vi.fn(async (lng: string) => `menu in ${lng}`)
    return { ask, menuIn: perRequest(ask) }
  }

  it('is asked for once in a call, for each parameter', async () => {
    const { ask, menuIn } = asker()
    const answers = await inOneRequest(async () => [
      await menuIn('en'),
      ...(await Promise.all([menuIn('en'), menuIn('zh')])),
    ])
    expect(answers).toEqual(['menu in en', 'menu in en', 'menu in zh'])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is asked for anew in the next call, in one at the same time, and outside of any', async () => {
    const { ask, menuIn } = asker()
    await Promise.all([inOneRequest(() => menuIn('en')), inOneRequest(() => menuIn('en'))])
    expect(ask).toHaveBeenCalledTimes(2)
    await menuIn('en')
    await menuIn('en')
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('is told apart by who asks for it', async () => {
    const [first, second] = [perRequest(() => 1), perRequest(() => 2)]
    expect(inOneRequest(() => [first(), second(), first()])).toEqual([1, 2, 1])
  })
})
