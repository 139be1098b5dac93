import type { LibraryPicture } from '@/src/contract/staff/media-library'

export type SheetPicture = Omit<LibraryPicture, 'thumbnail' | 'isUsed' | 'group' | 'updatedAt'>
