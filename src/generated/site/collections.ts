// Written by `npm run generate:site` from site/collections/.
import type { CollectionConfig } from 'payload'

export const siteCollections: CollectionConfig[] = []
