// Written by `npm run generate:site` from site/blocks/.
import type { BlockDefinition } from '@/blocks/define'

export const siteBlocks: BlockDefinition[] = []
