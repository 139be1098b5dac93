'use client'

import {
  FieldLabel,
  RenderDefaultCell,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import type {
  ArrayFieldClientComponent,
  DefaultCellComponentProps,
  UIFieldClientComponent,
} from 'payload'
import { formatBytes } from '@/src/i18n/format'
import { useHost } from '@/src/staff/workflow/host'
import { say } from './say'

/** The files that a visitor sent with a record, to be saved; nothing of them can be changed. */
export const VisitorFiles: ArrayFieldClientComponent = ({ field, path }) => {
  const { lng } = useHost()
  const { id, collectionSlug } = useDocumentInfo()
  const files = useFormFields(([fields]) =>
    Array.from({ length: Number(fields[path]?.rows?.length ?? 0) }, (_, row) => ({
      key: fields[`${path}.${row}.key`]?.value as string | undefined,
      name: fields[`${path}.${row}.name`]?.value as string | undefined,
      size: fields[`${path}.${row}.size`]?.value as number | undefined,
    })),
  )
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      {files.length === 0 ? <p>–</p> : null}
      <ul>
        {files.map(({ key, name, size }) => (
          <li key={key}>
            <a href={`/api/admin/${collectionSlug}/${id}/files/${key?.split('/').at(-1)}`}>
              {name}
            </a>
            {size === undefined ? null : ` · ${formatBytes(size, lng)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Leads to the CSAF document of a notice as it is saved, also of a draft. */
export const CsafFile: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (!id) return null
  return (
    <div className="field-type">
      <a href={`/api/admin/security-notices/${id}/csaf`} download>
        {say({ i18n }, 'csafSaved')}
      </a>
    </div>
  )
}

/** The name of a picture in a list, with a thumbnail: Payload draws one beside the name alone under which a file is stored. */
export function PictureCell(props: DefaultCellComponentProps) {
  const { cellData, rowData, link } = props
  return (
    <RenderDefaultCell
      clientProps={{
        ...props,
        cellData: cellData || rowData.alt || rowData.filename,
        field: { ...props.field, name: 'filename' } as typeof props.field,
      }}
      columnIndex={0}
      enableRowSelections={false}
      isLinkedColumn={Boolean(link)}
    />
  )
}
