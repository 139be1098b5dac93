import { testLetters } from '@/tests/helpers/edited-letters'

testLetters('en')
