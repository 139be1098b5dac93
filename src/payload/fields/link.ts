import type { TextField } from 'payload'
import { linkOrNothingPattern } from '@/src/contract/patterns'
import { isEmbeddedMap, isFilmId, isSafeLink } from '@/src/domain/links/link'
import { withinLength } from './text'

/** A link: a path of this site or an http(s) address. */
export const linkField = (name: string, options: Partial<TextField> = {}): TextField =>
  ({
    name,
    type: 'text',
    maxLength: 2000,
    custom: { pattern: linkOrNothingPattern },
    // It takes the place of Payload's own check, which would ask for what is required.
    validate: withinLength((value: unknown) => {
      if (value === null || value === undefined || value === '') {
        return options.required ? `${name} is required` : true
      }
      const isLink = typeof value === 'string' && isSafeLink(value)
      return isLink || `${name} must be a path of this site or an http(s) address`
    }),
    ...options,
  }) as TextField

/** Says in the description of a field, and in its refusal, how to enter a film. */
export const howToFilm =
  'Films are shown from YouTube. Enter the id of the film: the 11 characters behind v= in its address, such as M7lc1UVf-VE of https://www.youtube.com/watch?v=M7lc1UVf-VE'

/** A film on YouTube, by its id. A whole address is refused by what to enter, and not by its length. */
export const filmField = (name: string, admin: TextField['admin'] = {}): TextField => ({
  name,
  type: 'text',
  maxLength: 20,
  admin,
  validate: orEmpty(
    isFilmId,
    `${name} must be the id of a film on YouTube: the 11 characters behind v= in its address, such as M7lc1UVf-VE`,
  ),
})

/** A virtual tour on a site of another company. */
export const tourField = (name: string): TextField =>
  linkField(name, {
    label: 'Virtual tour',
    admin: {
      description:
        'Address of a 360° tour, such as https://tour.example.com/showroom. Slides of the type “link” link to it',
    },
    validate: withinLength(
      orEmpty(
        (value) => isSafeLink(value) && /^https?:\/\//.test(value),
        `${name} must be a whole address, such as https://tour.example.com/showroom`,
      ),
    ),
  })

/** A map of OpenStreetMap, the one service whose maps pages may show. */
export const mapField = (name: string): TextField =>
  linkField(name, {
    admin: {
      description:
        'Maps come from OpenStreetMap. Find the place on www.openstreetmap.org, choose Share, then HTML, and copy the address: https://www.openstreetmap.org/export/embed.html?bbox=…',
    },
    validate: withinLength(
      orEmpty(
        (value) => isEmbeddedMap(value) || (isSafeLink(value) && !/^https?:/.test(value)),
        `${name} must be a map of OpenStreetMap: on www.openstreetmap.org choose Share, then HTML, and copy the address that begins with https://www.openstreetmap.org/export/embed.html`,
      ),
    ),
  })

const orEmpty = (isRight: (value: string) => boolean, refusal: string) => (value: unknown) =>
  !value || (typeof value === 'string' && isRight(value)) || refusal
