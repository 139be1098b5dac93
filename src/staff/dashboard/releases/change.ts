import type { ReleaseContents } from '@/src/contract/staff/releases'

export type Change = (call: () => Promise<ReleaseContents>, done?: string) => Promise<void>
