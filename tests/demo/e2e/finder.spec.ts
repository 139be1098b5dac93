import { testFinder, testUnits } from '@/tests/demo/helpers/finder-tests'

testFinder({ width: 1440, javaScriptEnabled: true })

testUnits(390)
