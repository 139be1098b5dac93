import { walkBlocks } from '@/tests/helpers/walk-blocks'

walkBlocks({ width: 1440, height: 900, isWhole: true })
