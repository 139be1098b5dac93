/** The description of a triangle of one metre, with changes. */
export const triangle = (change: object = {}): object => ({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
  ],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ byteLength: 36 }],
  ...change,
})

/** A triangle that turns by a right angle within two seconds, by an animation of the name `open`. */
export function openingModel(): Buffer {
  const times = [0, 2]
  const turns = [0, 0, 0, 1, 0, Math.SQRT1_2, 0, Math.SQRT1_2]
  const [corners] = (triangle() as { accessors: object[] }).accessors
  const description = triangle({
    animations: [
      {
        name: 'open',
        channels: [{ sampler: 0, target: { node: 0, path: 'rotation' } }],
        samplers: [{ input: 1, output: 2 }],
      },
    ],
    accessors: [
      corners,
      { bufferView: 1, componentType: 5126, count: 2, type: 'SCALAR', min: [0], max: [2] },
      { bufferView: 2, componentType: 5126, count: 2, type: 'VEC4' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 36 },
      { buffer: 0, byteOffset: 36, byteLength: 8 },
      { buffer: 0, byteOffset: 44, byteLength: 32 },
    ],
    buffers: [{ byteLength: 76 }],
  })
  return makeGltf(description, [...times, ...turns])
}

/** A glTF binary of a description: its data are the corners of a triangle, and more numbers. */
export function makeGltf(description: object, more: readonly number[] = []): Buffer {
  const text = Buffer.from(JSON.stringify(description))
  const json = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')])
  const data = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, ...more]).buffer)
  const length = 12 + 8 + json.length + 8 + data.length
  return Buffer.concat([
    Buffer.from('glTF'),
    words(2, length),
    words(json.length, 0x4e4f534a),
    json,
    words(data.length, 0x004e4942),
    data,
  ])
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, index * 4))
  return bytes
}
