import { expect, it } from 'vitest'
import { releasedGlobals } from '@/src/contract/staff/released-collections'
import { draftedGlobals } from '../helpers/field-values'

it('lets a release hold every global that has drafts', () => {
  expect(draftedGlobals).toEqual([...releasedGlobals])
})
