import { testAdditions } from '@/tests/helpers/logged-writes'

testAdditions()
