import type { BlockDefinition } from './define'

/** Every block of the site, in the order of the editor's drawer. A new block is a folder and a line here. */
export const blocks: BlockDefinition[] = []
