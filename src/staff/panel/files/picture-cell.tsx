'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

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
