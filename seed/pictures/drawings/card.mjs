// The ground of the cards that other sites show beside links: ink, and a slot that lights it.
import { ink, signal, signalBright, steel } from './palette.mjs'

const [width, height] = [1200, 630]
const slot = 488

/** Free for words: x 80 to 1120, y 72 to 440; for a logo or a name: the line around y 555. */
export const cardGround = () => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <radialGradient id="above" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(860 ${slot})scale(760 300)">
        <stop stop-color="${signal}" stop-opacity=".42"/><stop offset=".45" stop-color="${signal}" stop-opacity=".12"/><stop offset="1" stop-color="${signal}" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="light" x1="0" x2="1">
        <stop stop-color="${signalBright}" stop-opacity=".25"/><stop offset=".5" stop-color="${signalBright}"/><stop offset=".82" stop-color="#eaf5ff"/><stop offset="1" stop-color="${signalBright}"/>
      </linearGradient>
      <linearGradient id="plate" x1="0" x2="0" y1="0" y2="1">
        <stop stop-color="${steel[32]}"/><stop offset="1" stop-color="${steel[25]}"/>
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${ink}"/>
    <rect width="${width}" height="${slot}" fill="url(#above)"/>
    <rect y="${slot}" width="${width}" height="${height - slot}" fill="url(#plate)"/>
    <rect y="${slot - 7}" width="${width}" height="14" fill="#060d16"/>
    <rect x="80" y="${slot - 2}" width="${width - 80}" height="4" fill="url(#light)"/>
  </svg>`
