'use client'

import type { VisitorFile } from '@/src/contract/staff/inbox'
import { formatBytes } from '@/src/i18n/format'
import { downloadFile } from '../kit/api/download'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from './dialog.module.css'

interface Props {
  /** Path of the record below `/admin`. */
  record: string
  files: VisitorFile[]
}

/** Files that came with a record; a press saves one. */
export function VisitorFiles({ record, files }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <ul className={css.files}>
      {files.map(({ key, name, size }) => (
        <li key={key}>
          <button
            type="button"
            className={css.file}
            onClick={() =>
              void downloadFile(`/admin/${record}/files/${key.split('/').at(-1)}`, name).catch(
                (error: unknown) => toastFailure(t, t('toast.loadFailed'), error),
              )
            }
          >
            {name}
          </button>
          <span>{formatBytes(size, lng)}</span>
        </li>
      ))}
    </ul>
  )
}
