/** Largest upload, bytes and pixels; the long side is the one that the server stores, px. */
export const uploadLimits = { bytes: 8 * 1024 * 1024, pixels: 50_000_000, longSide: 2560 }

/** Types that the server can decode. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
