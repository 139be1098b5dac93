import { walkBlocks } from '@/tests/helpers/walk-blocks'

walkBlocks({ width: 390, height: 844, isWhole: false })
