/** What an upload may weigh, bytes, and measure; the long side is what the server keeps of it, px. */
export const uploadLimits = { bytes: 8 * 1024 * 1024, pixels: 50_000_000, longSide: 2560 }

/** What the server can decode. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
