// Written by `npm run generate:site` from site/locales/.
import type { StaticImageData } from 'next/image'

export const flags: Record<string, StaticImageData> = {}
