/** The colours of the site (src/app/(site)/styles/tokens.css) as drawings outside the browser need them. */
export const ink = '#0c1723'
export const paper = '#f9fafc'
export const signal = '#1289e7'
export const signalBright = '#54b3fd'
export const sun = '#f2af48'
export const sunShade = '#cf8634'

/** Steel, from dark to light, by its lightness in per cent. */
export const steel = {
  25: '#182230',
  32: '#283444',
  40: '#3b495b',
  48: '#4f5f74',
  56: '#66768b',
  64: '#7e8ea1',
  72: '#98a6b8',
  80: '#b2bfd0',
  87: '#c9d5e5',
  92: '#dbe6f4',
  96: '#ebf1f9',
}
