/** What a model may weigh and hold: phones load it over a mobile network, and draw it. */
export const modelLimits = { bytes: 8 * 1024 * 1024, triangles: 500_000, nodes: 10_000, side: 4096 }

/** What the panel offers to choose from. The content decides. */
export const modelTypes = ['model/gltf-binary']
