/** Largest font file as it is sent, and unpacked, bytes. */
export const fontLimits = { bytes: 4 * 1024 * 1024, unpacked: 16 * 1024 * 1024 }

/** Types that the panel offers. The content decides. */
export const fontTypes = ['font/woff2', 'font/woff', 'font/ttf', 'font/otf']
