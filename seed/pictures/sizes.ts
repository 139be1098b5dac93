// Prints the width, depth and height of each product of the demo as JSON, millimetres; `export.py` reads it.
import { products } from '../demo/products'

interface Size {
  width: number
  depth: number
  height: number
}

const sizes = products.flatMap(({ slug, attributes }) => {
  const { width, depth, height } = (attributes.dimensions ?? {}) as Partial<Size>
  return width && depth && height ? [[slug, [width, depth, height]]] : []
})

process.stdout.write(JSON.stringify(Object.fromEntries(sizes)))
