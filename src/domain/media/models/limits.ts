/** Limits of a model: phones load it over a mobile network, and draw it. */
export const modelLimits = { bytes: 8 * 1024 * 1024, triangles: 500_000, nodes: 10_000, side: 4096 }

/** Bounds of the work that a hostile file can ask of the server. No exporter comes near them. */
export const parserLimits = {
  /** Bytes of the JSON part. */
  json: 4 * 1024 * 1024,
  /** Nodes above a node. */
  depth: 64,
  primitives: 20_000,
  accessors: 60_000,
  images: 256,
  /** Bytes that all lists of numbers have together; those that overlap count each. */
  lists: 4 * modelLimits.bytes,
}

/** Types that the panel offers. The content decides. */
export const modelTypes = ['model/gltf-binary']
