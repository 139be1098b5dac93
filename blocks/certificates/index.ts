import type { CertificatesBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const certificates = defineBlock<CertificatesBlock>({ schema, defaults })
