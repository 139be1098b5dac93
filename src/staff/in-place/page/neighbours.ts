import type { Source } from '@/src/domain/source-marks/marks'
import { isReachable } from './reveal'
import { handleAttribute, sourceAddress } from './scan'

/**
 * The text before or behind one of the page, which may have been drawn anew since: one in sight, or one that can be
 * brought into sight.
 * @param element where the text was opened; the same text may stand at several places
 * @param isWhole whether all texts of the same field are one
 */
export function neighbourOf(
  element: Element,
  source: Source,
  step: -1 | 1,
  isWhole = false,
): HTMLElement | undefined {
  const address = sourceAddress(source)
  const whole = `${address.split('.root.')[0]}.root.`
  const isOwn = (one: Element) => {
    const other = one.getAttribute(handleAttribute)
    return other === address || (isWhole && other?.startsWith(whole) === true)
  }
  const all = [...document.querySelectorAll<HTMLElement>(`[${handleAttribute}]`)].filter(
    (one) => isOwn(one) || isReachable(one),
  )
  const known = all.findIndex((one) => one === element)
  const at = known >= 0 ? known : step === 1 ? all.findLastIndex(isOwn) : all.findIndex(isOwn)
  const others = step === 1 ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).reverse()
  return others.find((one) => !isOwn(one))
}
