import { testWriteOrder } from '@/tests/helpers/write-order'

testWriteOrder('a day', 86_400_000)
