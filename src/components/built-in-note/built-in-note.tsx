import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { StaffNote } from './staff-note.client'

interface Props {
  lng: Language
  path: string
  isWritten: boolean
}

/** Says to staff, and to nobody else, that a page is built in, and lets them write it. */
export function BuiltInNote({ lng, path, isWritten }: Props) {
  const t = getT(lng)
  const words = [t('unwritten.forStaff'), ...(isWritten ? [] : [t('unwritten.hidden')])]
  return (
    <StaffNote
      path={path}
      text={words.join(' ')}
      write={t('unwritten.write')}
      failed={t('form.failed')}
    />
  )
}
