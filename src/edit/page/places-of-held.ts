import { fieldPath } from '@/src/edit/model/paths'
import type { Held } from '@/src/edit/model/presence'
import { boxOf } from './blocks-on-page'
import { pictureAttribute } from './pictures-on-page'
import { addressOf, handleAttribute, sourceOf } from './scan'

/** Where the page shows a field that another person has open. */
export interface HeldPlace {
  key: string
  username: string
  box: DOMRect
}

/** The places on the page of fields that others have open; fields that it does not show have none. */
export function placesOfHeld(held: Held[]): HeldPlace[] {
  if (held.length === 0) return []
  const texts = [...document.querySelectorAll(`[${handleAttribute}]`)]
  return held.flatMap(({ collection, id, path, username }) => {
    const elements = texts.filter((element) => {
      const source = sourceOf(element)
      return (
        source?.collection === collection && source.id === id && fieldPath(source.path) === path
      )
    })
    const address = CSS.escape(addressOf({ collection, id, path }))
    elements.push(...document.querySelectorAll(`[${pictureAttribute}="${address}"]`))
    const box = boxOf(elements)
    return box ? [{ key: `${collection}/${id}/${path}`, username, box }] : []
  })
}
