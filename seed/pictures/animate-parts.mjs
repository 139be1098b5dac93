/**
 * A part of a machine that moves as one, in metres and the axes of glTF, as `inside.py` describes it.
 * @typedef {{ name: string, hinge: [number, number, number], openAngle: number, apart: [number, number, number] }} Part
 */

/** Duration of each movement, seconds, and number of its steps. */
const seconds = 1.6
const steps = 16

/**
 * Puts the bodies of each part (`<part>|<material>`) below a node of its own, and writes the animations `open`, which turns
 * parts about their hinges, and `exploded`, which draws them apart, too. Each sets all parts, so that one can follow the other.
 * @param {import('@gltf-transform/core').Document} document
 * @param {Part[]} parts
 */
export function animateParts(document, parts) {
  if (parts.length === 0) return
  const [scene] = document.getRoot().listScenes()
  const bodies = document.getRoot().listNodes()
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer()
  const moving = parts.map((part) => {
    const node = document.createNode(part.name).setTranslation(part.hinge)
    for (const body of bodies) {
      if (!body.getName().startsWith(`${part.name}|`)) continue
      const [x, y, z] = body.getTranslation()
      const [hx, hy, hz] = part.hinge
      node.addChild(body.setTranslation([x - hx, y - hy, z - hz]))
    }
    scene?.addChild(node)
    return { part, node }
  })
  const input = accessor(
    'SCALAR',
    Array.from({ length: steps + 1 }, (_, step) => (seconds * step) / steps),
  )
  for (const [name, reach] of /** @type {const} */ ([
    ['open', 0],
    ['exploded', 1],
  ])) {
    const animation = document.createAnimation(name)
    for (const { part, node } of moving) {
      const turns = eased((share) => turned(part.openAngle * share))
      const shifts = eased((share) =>
        part.hinge.map((at, axis) => at + (part.apart[axis] ?? 0) * reach * share),
      )
      add(animation, node, 'rotation', accessor('VEC4', turns.flat()))
      add(animation, node, 'translation', accessor('VEC3', shifts.flat()))
    }
  }

  /** @type {(type: 'SCALAR' | 'VEC3' | 'VEC4', values: number[]) => import('@gltf-transform/core').Accessor} */
  function accessor(type, values) {
    return document
      .createAccessor()
      .setType(type)
      .setArray(new Float32Array(values))
      .setBuffer(buffer)
  }

  /** @type {(animation: import('@gltf-transform/core').Animation, node: import('@gltf-transform/core').Node, path: 'rotation' | 'translation', output: import('@gltf-transform/core').Accessor) => void} */
  function add(animation, node, path, output) {
    const sampler = document.createAnimationSampler().setInput(input).setOutput(output)
    const channel = document.createAnimationChannel().setTargetNode(node).setTargetPath(path)
    animation.addSampler(sampler.setInterpolation('LINEAR')).addChannel(channel.setSampler(sampler))
  }
}

/** @type {(at: (share: number) => number[]) => number[][]} Slow at both ends. */
const eased = (at) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    return at(share * share * (3 - 2 * share))
  })

/** @type {(degrees: number) => number[]} A turn about the upright axis as a quaternion. */
function turned(degrees) {
  const half = (degrees * Math.PI) / 360
  return [0, Math.sin(half), 0, Math.cos(half)]
}
