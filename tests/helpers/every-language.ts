import { vi } from 'vitest'

// Rules are tried in the ten languages whichever of them a site does without; those that it has added are there too.
vi.mock('@/site/languages', async (original) => ({
  ...(await original<object>()),
  removedLanguages: [],
}))
