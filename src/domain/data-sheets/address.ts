import type { UnitSystem } from '../catalogue/attributes/units'

/** Name of the parameter that asks for a system of units. */
const unitsName = 'units'

/** The system of units that the address of a PDF asks for; metric unless it says otherwise. */
export const unitsOfAddress = (url: string): UnitSystem =>
  new URL(url).searchParams.get(unitsName) === 'imperial' ? 'imperial' : 'metric'

/** The address of a PDF in a system of units. */
export const inUnitsAddress = (address: string, units: UnitSystem): string =>
  units === 'metric'
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${unitsName}=${units}`

/** The name of a product's data sheet in plain letters. */
export const sheetName = (slug: string, lng: string): string => `${slug}-${lng}`
