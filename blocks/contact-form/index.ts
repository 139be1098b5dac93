import type { ContactFormBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const contactForm = defineBlock<ContactFormBlock>({ schema, defaults })
