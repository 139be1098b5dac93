import { testWriteOrder } from '@/tests/helpers/write-order'

// A global, and the collection that is saved while somebody types; all others by night.
testWriteOrder('a day', 86_400_000, ['pages', 'site-settings'])
