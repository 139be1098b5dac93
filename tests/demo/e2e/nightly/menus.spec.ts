import { test } from '@playwright/test'
import { testMenu } from '@/tests/demo/helpers/menu-tests'
import { wide } from '@/tests/helpers/header'

test.use({ viewport: wide })

for (const name of ['Company', 'Solutions']) testMenu(name)
