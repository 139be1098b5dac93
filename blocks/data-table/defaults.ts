import type { DataTableBlock } from '@/payload-types'

export const defaults: DataTableBlock = {
  blockType: 'dataTable',
  title: 'Supported protocols',
  columns: 'Protocol | ATM | CDM | CRS | STM',
  rows: 'NDC | yes | yes | yes | yes\nDDC | yes | no | yes | yes\nISO8583 | yes | yes | yes | yes',
}
