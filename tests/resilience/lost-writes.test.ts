import { testLostWrites } from '@/tests/helpers/lost-writes'

// A short lock, whose writes wait, and one that outlasts their patience.
testLostWrites({ locks: [1000, 6000], rounds: 1 })
