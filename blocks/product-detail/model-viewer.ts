/** Bundled by `npm run vendor:model-viewer`; served as it is, and fetched by a press. */
const address = '/vendor/model-viewer-4.4.0.js'

/** The element of model-viewer, as far as products use it. */
export interface ModelViewer extends HTMLElement {
  readonly availableAnimations: string[]
  readonly canActivateAR: boolean
  readonly duration: number
  readonly updateComplete: Promise<unknown>
  animationName: string | undefined
  cameraOrbit: string
  currentTime: number
  maxCameraOrbit: string
  activateAR: () => Promise<void>
  getBoundingBoxCenter: () => Point
  getCameraOrbit: () => { theta: number; phi: number }
  getDimensions: () => Point
  pause: () => void
  play: (options?: { repetitions: number; pingpong: boolean }) => void
  queryHotspot: (name: string) => { canvasPosition: Point } | null
  updateHotspot: (hotspot: { name: string; position: string }) => void
}

interface Point {
  x: number
  y: number
  z: number
}

/**
 * Fetches the viewer and creates its element, which is in no page yet.
 * @throws Error where it cannot be fetched
 */
export async function createModelViewer(): Promise<ModelViewer> {
  await import(/* turbopackIgnore: true */ address)
  return document.createElement('model-viewer') as ModelViewer
}
