import type { CompanyTabsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const companyTabs = defineBlock<CompanyTabsBlock>({ schema, defaults })
