import { testWriteOrder } from '@/tests/helpers/write-order'

testWriteOrder('five seconds', 5000)
testWriteOrder('a day', 86_400_000)
