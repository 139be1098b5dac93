import { beforeAll, it } from 'vitest'
import { nightlyLanguages } from '@/tests/helpers/daily-languages'
import { expectRoutesIn, newRecords } from '@/tests/helpers/documented-routes'

let records: string[]

beforeAll(async () => {
  records = await newRecords()
})

it.each(nightlyLanguages)(
  'every documented route answers in %s, with one main heading and a title',
  (lng) => expectRoutesIn(lng, records),
)
