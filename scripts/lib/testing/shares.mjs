/**
 * Cuts the operations of an OpenAPI document into shares for which about as many calls are made up: what may be sent
 * decides how many. By their number a share of pages, with every field of every block, would have ten times the calls
 * of another.
 * @param {{ paths: Record<string, Record<string, Operation>> }} document
 * @param {number} count
 * @returns {string[][]} operations by method and path, such as `POST /products`
 */
export function sharesOfCalls(document, count) {
  const sizeOf = measure(document)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      size: sizeOf([parameters, requestBody]),
    })),
  )
  const shares = Array.from({ length: count }, () => ({
    size: 0,
    names: /** @type {string[]} */ ([]),
  }))
  for (const { name, size } of operations.sort((a, b) => b.size - a.size)) {
    const smallest = shares.reduce((least, share) => (share.size < least.size ? share : least))
    smallest.size += size
    smallest.names.push(name)
  }
  return shares.map(({ names }) => names)
}

/**
 * An operation, as far as it says what may be sent.
 * @typedef {{ parameters?: unknown, requestBody?: unknown }} Operation
 */

/**
 * Counts the values in a part of the document, those that it refers to as well.
 * @param {object} document
 */
function measure(document) {
  /** @type {Map<string, number>} */
  const known = new Map()
  /** @type {(part: unknown) => number} */
  const sizeOf = (part) => {
    if (typeof part !== 'object' || part === null) return 1
    if ('$ref' in part && typeof part.$ref === 'string') return sizeOfReferred(part.$ref)
    return Object.values(part).reduce((sum, value) => sum + sizeOf(value), 1)
  }
  /** @param {string} pointer */
  const sizeOfReferred = (pointer) => {
    const size = known.get(pointer)
    if (size !== undefined) return size
    // What contains itself counts once.
    known.set(pointer, 1)
    known.set(pointer, sizeOf(at(document, pointer)))
    return known.get(pointer) ?? 1
  }
  return sizeOf
}

/**
 * @param {object} document
 * @param {string} pointer such as `#/components/schemas/Product`
 */
const at = (document, pointer) =>
  pointer
    .split('/')
    .slice(1)
    .reduce((/** @type {any} */ part, name) => part?.[name], document)
