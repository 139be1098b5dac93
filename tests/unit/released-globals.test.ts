import { expect, it } from 'vitest'
import { releasedGlobals } from '@/src/contract/staff/collection-lists'
import { draftedGlobals } from '../helpers/field-values'

it('lets a release hold every global that has drafts', () => {
  expect(draftedGlobals).toEqual([...releasedGlobals])
})
