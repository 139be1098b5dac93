import { convert, unitSymbol } from '@/src/domain/catalogue/attributes/units'
import { getNumberFormat } from '@/src/i18n/format'

/** A length in both systems of units, as a language writes it: `600 mm`, and `23.6 in`. */
export function measuresIn(millimetres: number, lng: string): [metric: string, imperial: string] {
  const metric = getNumberFormat(lng, 0)
  const imperial = getNumberFormat(lng, 1)
  return [
    `${metric.format(millimetres)}\u00a0${unitSymbol('mm', lng)}`,
    `${imperial.format(convert(millimetres, 'mm', 'in'))}\u00a0${unitSymbol('in', lng)}`,
  ]
}
