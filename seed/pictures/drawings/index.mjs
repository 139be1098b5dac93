import { brand } from './brand.mjs'
import { certificates } from './certificates.mjs'
import { map } from './map.mjs'
import { portraits } from './portraits.mjs'

const files = { brand, certificates, map, portraits }

/** Every drawn picture: its file in this folder and what makes its SVG. */
export const drawings = Object.fromEntries(
  Object.entries(files).flatMap(([file, pictures]) =>
    Object.entries(pictures).map(([key, draw]) => [key, { file, draw }]),
  ),
)
