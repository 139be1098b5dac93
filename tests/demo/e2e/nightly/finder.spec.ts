import { testFinder, testUnits } from '@/tests/demo/helpers/finder-tests'

testFinder({ width: 390, javaScriptEnabled: false })

testUnits(1440)
