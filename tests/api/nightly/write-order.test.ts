import { testWriteOrder } from '@/tests/helpers/write-order'

testWriteOrder('five seconds', 5000)
