import type { CollectionBeforeValidateHook } from 'payload'
import { anyKey } from '@/src/domain/finder/finder-query'
import { slugify } from '@/src/platform/text/slug'

interface Answer {
  label?: unknown
  key?: unknown
}

/** Gives answers without a key one of their label, each once in a question: addresses name answers by it. */
export const fillAnswerKeys: CollectionBeforeValidateHook = ({ data }) => {
  const answers: unknown = data?.answers
  if (!Array.isArray(answers)) return data
  const taken = new Set([anyKey])
  for (const { key } of answers as Answer[]) {
    if (typeof key === 'string' && key !== '') taken.add(key)
  }
  const filled = (answers as Answer[]).map((answer, index) => {
    if (typeof answer.key === 'string' && answer.key !== '') return answer
    const start =
      (typeof answer.label === 'string' && slugify(answer.label).slice(0, 80)) ||
      `answer-${index + 1}`
    let key = start
    for (let number = 2; taken.has(key); number += 1) key = `${start}-${number}`
    taken.add(key)
    return { ...answer, key }
  })
  return { ...data, answers: filled }
}
