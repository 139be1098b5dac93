/** In place of three's decoder of compressed models, which are refused at upload. */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() }
