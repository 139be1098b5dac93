import type { Endpoint } from 'payload'
import { confirm } from './endpoints/confirm'
import { fields } from './endpoints/fields'
import { list, overview } from './endpoints/overview'
import { exportXliff } from './xliff/export'
import { importXliff } from './xliff/import'
import { translateByMachine } from './machine/endpoint'

/** The calls by which staff keep translations true. */
export const translationEndpoints: Endpoint[] = [
  overview,
  list,
  fields,
  confirm,
  exportXliff,
  importXliff,
  translateByMachine,
]
