import type { Endpoint } from 'payload'
import { confirm } from './endpoints/confirm'
import { fields, list, overview } from './endpoints/states'
import { saveTexts, texts } from './endpoints/texts'
import { exportXliff } from './xliff/export'
import { importXliff } from './xliff/import'
import { translateByMachine } from './machine'

/** The calls by which staff keep translations true. */
export const translationEndpoints: Endpoint[] = [
  overview,
  list,
  fields,
  texts,
  saveTexts,
  confirm,
  exportXliff,
  importXliff,
  translateByMachine,
]
