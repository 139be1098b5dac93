import { expect, it } from 'vitest'
import { attributes as demoAttributes } from '@/seed/demo/attributes'
import { finderQuestions } from '@/seed/demo/finder'

it('the finder of the demo asks for attributes and choices that there are', () => {
  const byKey = new Map(demoAttributes.map((attribute) => [attribute.key, attribute]))
  const conditions = finderQuestions.flatMap(({ answers }) =>
    answers.flatMap((answer) => answer.conditions),
  )
  expect(finderQuestions).toHaveLength(6)
  for (const { attribute, choices } of conditions) {
    if (!attribute) continue
    const names = Object.keys(byKey.get(attribute)?.choices?.en ?? {})
    expect(byKey.has(attribute), attribute).toBe(true)
    expect((choices ?? []).filter((choice) => !names.includes(choice))).toEqual([])
  }
})
