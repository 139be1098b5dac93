import { scriptLimits, testScripts, testWaitingScripts } from '@/tests/demo/helpers/script-weight'

testScripts(Object.keys(scriptLimits))

testWaitingScripts({ effectiveType: '3g' })
