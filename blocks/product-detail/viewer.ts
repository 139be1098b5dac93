import { lineEnds, type Point, type Side } from './measure-lines'
import css from './model.module.css'

interface Wanted {
  container: HTMLElement
  address: string
  /** Labels at the lines of the dimensions. */
  labels: Record<Side, string>
  words: { title: string; views: Record<'front' | 'back' | 'left' | 'right', string> }
  /** Names of the model's material variants: the first that it has is shown. */
  variants: string[]
  /** Takes the model away again. */
  signal: AbortSignal
}

/** Names of animations by which a model may show its inside. */
const views = ['open', 'exploded'] as const

export type View = (typeof views)[number]

export interface ShownModel {
  canStandInRoom: boolean
  standInRoom: () => void
  /** Those that the model has. */
  views: View[]
  /** Goes to a view, and without one back to the closed machine. */
  showView: (view: View | undefined) => void
  showLines: (areShown: boolean) => void
}

const sides = ['width', 'depth', 'height'] as const

/** Returns true where the browser supports WebGL 2, which the viewer needs. */
export function hasWebgl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/**
 * Fetches the viewer, and shows a model with it.
 * @throws Error where one of the two cannot be loaded
 */
export async function showModel(wanted: Wanted): Promise<ShownModel> {
  const { container, signal } = wanted
  const viewer = await createModelViewer()
  signal.throwIfAborted()
  for (const [name, value] of Object.entries(attributesOf(wanted))) viewer.setAttribute(name, value)
  const loaded = new Promise<void>((resolve, reject) => {
    viewer.addEventListener('load', () => resolve(), { once: true, signal })
    viewer.addEventListener('error', () => reject(new Error('The model could not be loaded')), {
      once: true,
      signal,
    })
  })
  container.prepend(viewer)
  signal.addEventListener('abort', () => viewer.remove(), { once: true })
  try {
    await loaded
  } catch (error) {
    viewer.remove()
    throw error
  }
  // Lines follow the camera from the first picture on, so they come before the wait.
  const showLines = drawLines(viewer, wanted.labels, signal)
  await showVariant(viewer, wanted)
  return {
    canStandInRoom: viewer.canActivateAR,
    standInRoom: () => void viewer.activateAR(),
    views: views.filter((view) => viewer.availableAnimations.includes(view)),
    showView: (view) => void move(viewer, view),
    showLines,
  }
}

/** Shows the model in the first of the wanted variants that it has (`KHR_materials_variants`), else as it is. */
async function showVariant(viewer: ModelViewer, { variants, signal }: Wanted): Promise<void> {
  const name = variants.find((each) => viewer.availableVariants.includes(each))
  if (name === undefined) return
  const applied = new Promise((resolve) => {
    viewer.addEventListener('variant-applied', resolve, { once: true, signal })
  })
  viewer.variantName = name
  await applied
}

/**
 * Distance of the camera from a machine, and from one whose parts extend out of it, relative to the distance that shows
 * all of it.
 */
const [distance, farther] = ['122%', '135%']

/** Plays the animation of a view once and stays at its end, which comes at once for those who want less motion. */
async function move(viewer: ModelViewer, view: View | undefined): Promise<void> {
  const { theta, phi } = viewer.getCameraOrbit()
  viewer.maxCameraOrbit = view ? `auto auto ${farther}` : 'auto'
  viewer.cameraOrbit = `${theta}rad ${phi}rad ${view ? farther : distance}`
  if (view === undefined) {
    viewer.pause()
    viewer.currentTime = 0
    return
  }
  viewer.animationName = view
  await viewer.updateComplete
  viewer.play({ repetitions: 1, pingpong: false })
  if (!isStill()) return
  viewer.currentTime = viewer.duration
  viewer.pause()
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function attributesOf({ address, words }: Wanted): Record<string, string> {
  return {
    class: css.viewer ?? '',
    // Programs that show it in a room fetch it by its whole address.
    src: new URL(address, location.href).href,
    alt: words.title,
    a11y: JSON.stringify(viewTexts(words.views)),
    loading: 'eager',
    'camera-controls': '',
    'camera-orbit': `-32deg 78deg ${distance}`,
    'touch-action': 'none',
    'interaction-prompt': 'none',
    'interpolation-decay': isStill() ? '1' : '80',
    'shadow-intensity': '0.9',
    'shadow-softness': '0.9',
    exposure: '1.3',
    ar: '',
    'ar-modes': 'webxr scene-viewer quick-look',
    'ar-scale': 'fixed',
  }
}

/** Returns the texts about the direction of view, the same from above, below and level. */
const viewTexts = (views: Wanted['words']['views']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(views).flatMap(([side, text]) =>
      ['', 'upper-', 'lower-'].map((height) => [`${height}${side}`, text]),
    ),
  )

/** Draws a line with its figure at one edge of each dimension, whichever edge is in front. */
function drawLines(viewer: ModelViewer, labels: Wanted['labels'], signal: AbortSignal) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('class', css.lines ?? '')
  drawing.setAttribute('aria-hidden', 'true')
  const lines = Object.fromEntries(sides.map((side) => [side, addLine(drawing)])) as Record<
    Side,
    SVGLineElement
  >
  for (const side of sides) addSpots(viewer, side, labels[side])
  viewer.append(drawing)
  const { center, size } = { center: viewer.getBoundingBoxCenter(), size: viewer.getDimensions() }
  let areShown = true
  const update = () => {
    if (!areShown) return
    const ends = lineEnds(center, size, viewer.getCameraOrbit().theta)
    for (const side of sides) place(viewer, side, ends[side], lines[side])
  }
  viewer.addEventListener('camera-change', update, { signal })
  addEventListener('resize', update, { signal })
  return (shown: boolean) => {
    areShown = shown
    viewer.toggleAttribute('data-lines', shown)
    let frames = 0
    // Spots are put in their places with the next picture, for which a slow device takes many frames.
    const settle = () => {
      update()
      frames += 1
      const isDrawn = frames > 1 && Object.values(lines).some(hasLength)
      if (areShown && !isDrawn && frames < mostFrames && !signal.aborted)
        requestAnimationFrame(settle)
    }
    settle()
  }
}

const mostFrames = 300

const hasLength = (line: SVGLineElement): boolean => {
  const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => line.getAttribute(name))
  return x1 !== x2 || y1 !== y2
}

function addLine(drawing: SVGSVGElement): SVGLineElement {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line')
  drawing.append(line)
  return line
}

/** Two ends, which only measure where they are seen, and the figure between them. */
function addSpots(viewer: ModelViewer, side: Side, label: string): void {
  for (const end of ['from', 'to', 'label']) {
    const spot = document.createElement('div')
    spot.slot = `hotspot-${side}-${end}`
    spot.dataset.position = '0 0 0'
    if (end === 'label') {
      spot.className = css.figure ?? ''
      spot.textContent = label
    }
    viewer.append(spot)
  }
}

function place(
  viewer: ModelViewer,
  side: Side,
  [from, to]: [Point, Point],
  line: SVGLineElement,
): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 }
  for (const [end, { x, y, z }] of Object.entries({ from, to, label: middle })) {
    viewer.updateHotspot({ name: `hotspot-${side}-${end}`, position: `${x} ${y} ${z}` })
  }
  const [start, stop] = ['from', 'to'].map(
    (end) => viewer.queryHotspot(`hotspot-${side}-${end}`)?.canvasPosition,
  )
  if (!start || !stop) return
  line.setAttribute('x1', String(start.x))
  line.setAttribute('y1', String(start.y))
  line.setAttribute('x2', String(stop.x))
  line.setAttribute('y2', String(stop.y))
}

/** Bundled by `npm run vendor:model-viewer`; served as it is, and fetched by a press. */
const address = '/vendor/model-viewer-4.4.0.js'

/** The element of model-viewer, as far as products use it. */
interface ModelViewer extends HTMLElement {
  readonly availableAnimations: string[]
  readonly availableVariants: string[]
  readonly canActivateAR: boolean
  readonly duration: number
  readonly updateComplete: Promise<unknown>
  animationName: string | undefined
  cameraOrbit: string
  currentTime: number
  maxCameraOrbit: string
  variantName: string | null
  activateAR: () => Promise<void>
  getBoundingBoxCenter: () => Point
  getCameraOrbit: () => { theta: number; phi: number }
  getDimensions: () => Point
  pause: () => void
  play: (options?: { repetitions: number; pingpong: boolean }) => void
  queryHotspot: (name: string) => { canvasPosition: Point } | null
  updateHotspot: (hotspot: { name: string; position: string }) => void
}

/**
 * Fetches the viewer and creates its element, which is in no page yet.
 * @throws Error where it cannot be fetched
 */
async function createModelViewer(): Promise<ModelViewer> {
  await import(/* turbopackIgnore: true */ address)
  return document.createElement('model-viewer') as ModelViewer
}
