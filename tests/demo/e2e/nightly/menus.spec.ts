import { test } from '@playwright/test'
import { testMenu, testWordsInMenu } from '@/tests/demo/helpers/menu-tests'
import { wide } from '@/tests/helpers/header'

test.use({ viewport: wide })

for (const name of ['Company', 'Solutions']) testMenu(name)

for (const lng of ['th', 'ms'] as const) testWordsInMenu(lng)
