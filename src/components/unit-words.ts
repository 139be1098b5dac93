import type { Translate } from '@/src/i18n/translate'
import { type Unit, unitSymbol } from '../domain/catalogue/attributes/units'
import type { UnitWords } from './unit-switch.client'

/** Words of the switch, with the signs of units as the language writes them. */
export const unitWords = (t: Translate, lng: string): UnitWords => ({
  label: t('units.label'),
  metric: [t('units.metric'), signs(['mm', 'kg', '°C'], lng)],
  imperial: [t('units.imperial'), signs(['in', 'lb', '°F'], lng)],
})

const signs = (units: Unit[], lng: string): string =>
  units.map((unit) => unitSymbol(unit, lng)).join(' · ')
