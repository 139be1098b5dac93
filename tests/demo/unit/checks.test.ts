import { expect, it } from 'vitest'
import { runChecks } from '@/src/domain/checks'
import { makeContext } from '@/src/domain/checks/surroundings'
import { checkedDemo } from '../helpers/checked-demo'

it('finds nothing in the demo, in all ten languages', async () => {
  const { contents, site, pictures } = await checkedDemo('2026-11-25')
  const around = makeContext(site, (id) => pictures.get(id))
  const findings = contents.flatMap((content) =>
    runChecks(content, around).map(
      ({ problem, path, locale, values }) =>
        `${content.collection} ${content.id} ${path} ${locale}: ${problem} ${JSON.stringify(values)}`,
    ),
  )
  expect(findings).toEqual([])
})
