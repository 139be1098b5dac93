import type { TitleBlock } from './dxf'
import { type Flat, convexHull, type Point, type Solid } from '@/src/domain/media/models/solids'

/** Most parts of a machine in a STEP file: the largest say what a planner needs. */
const maxSolids = 14

/**
 * The main parts of a machine as solids, in mm, as STEP (ISO 10303-21) in AP214. A part is its outline from the side
 * over its width, so that a leaning front leans.
 */
export function makeStep(solids: readonly Solid[], { name, company, day }: TitleBlock): Buffer {
  const file = new StepFile()
  const application = file.add(
    "APPLICATION_CONTEXT('core data for automotive mechanical design processes')",
  )
  file.add(
    `APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`,
  )
  const context = file.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)
  const product = file.add(
    `PRODUCT(${quoted(name)},${quoted(name)},'Sample, invented machine',(${context}))`,
  )
  file.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part','',(${product}))`)
  const formation = file.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
  const design = file.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
  const definition = file.add(`PRODUCT_DEFINITION('design','',${formation},${design})`)
  const shape = file.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
  const units = addUnits(file)
  const origin = file.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])
  const breps = mainSolids(solids.filter(isSolid)).map((solid) => addPrism(file, solid))
  const representation = file.add(
    `ADVANCED_BREP_SHAPE_REPRESENTATION(${quoted(name)},(${[origin, ...breps].join(',')}),${units})`,
  )
  file.add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${representation})`)
  const head = [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${quoted(`Outline of ${name}, mm`)}),'2;1');`,
    `FILE_NAME(${quoted(`${name}.step`)},'${day}T00:00:00',(''),(${quoted(company)}),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
  ]
  return Buffer.from(
    [...head, ...file.lines, 'ENDSEC;', 'END-ISO-10303-21;', ''].join('\n'),
    'ascii',
  )
}

/** The entities of a file; each is written once, and named by its number. */
class StepFile {
  readonly lines: string[] = []
  private readonly known = new Map<string, string>()

  /** @returns its name, such as `#12` */
  add(entity: string): string {
    const name = `#${this.lines.length + 1}`
    this.lines.push(`${name}=${entity};`)
    return name
  }

  point = (at: Point): string => this.once(`CARTESIAN_POINT('',${coordinates(at)})`)

  direction = (to: Point): string => this.once(`DIRECTION('',${coordinates(unit(to))})`)

  vertex = (at: Point): string => this.once(`VERTEX_POINT('',${this.point(at)})`)

  placement = (at: Point, axis: Point, right: Point): string =>
    this.add(
      `AXIS2_PLACEMENT_3D('',${this.point(at)},${this.direction(axis)},${this.direction(right)})`,
    )

  private once(entity: string): string {
    const name = this.known.get(entity) ?? this.add(entity)
    this.known.set(entity, name)
    return name
  }
}

function addUnits(file: StepFile): string {
  const length = file.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
  const angle = file.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
  const solidAngle = file.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
  const accuracy = file.add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-2),${length},'distance_accuracy_value','')`,
  )
  return file.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  )
}

/** The largest parts, and those that reach farthest to a side, which are often small. */
function mainSolids(solids: readonly Solid[]): Solid[] {
  const farthest = [0, 1, 2].flatMap((axis) => [
    solids.reduce((best, each) => ((each.min[axis] ?? 0) < (best.min[axis] ?? 0) ? each : best)),
    solids.reduce((best, each) => ((each.max[axis] ?? 0) > (best.max[axis] ?? 0) ? each : best)),
  ])
  return [...new Set([...solids.slice(0, maxSolids), ...farthest])]
}

/** Thinner parts are pictures and legends. */
const isSolid = ({ min, max }: Solid): boolean =>
  min.every((from, axis) => (max[axis] ?? 0) - from >= 4)

/** A solid between two planes across the machine, which has the outline of the part from the side. */
function addPrism(file: StepFile, { name, points, min, max }: Solid): string {
  const outline = convexHull(points.map(([, y, z]): Flat => [tenth(y), tenth(z)]))
  const [left, right] = [tenth(min[0]), tenth(max[0])]
  const ring = (x: number) => outline.map(([y, z]): Point => [x, y, z])
  const [near, far] = [ring(right), ring(left)]
  const next = (index: number) => (index + 1) % outline.length
  const at = (corners: Point[], index: number): Point => corners[index] ?? [0, 0, 0]
  const edges = {
    near: outline.map((_, index) => addEdge(file, at(near, index), at(near, next(index)))),
    far: outline.map((_, index) => addEdge(file, at(far, index), at(far, next(index)))),
    across: outline.map((_, index) => addEdge(file, at(far, index), at(near, index))),
  }
  const all = outline.map((_, index) => index)
  const faces = [
    addFace(
      file,
      at(near, 0),
      [1, 0, 0],
      [0, 1, 0],
      all.map((index) => [edges.near[index], true]),
    ),
    addFace(
      file,
      at(far, 0),
      [-1, 0, 0],
      [0, 1, 0],
      [...all].reverse().map((index) => [edges.far[index], false]),
    ),
    ...all.map((index) => {
      const [, fromY, fromZ] = at(far, index)
      const [, toY, toZ] = at(far, next(index))
      return addFace(
        file,
        at(far, index),
        [0, toZ - fromZ, fromY - toY],
        [1, 0, 0],
        [
          [edges.far[index], true],
          [edges.across[next(index)], true],
          [edges.near[index], false],
          [edges.across[index], false],
        ],
      )
    }),
  ]
  const shell = file.add(`CLOSED_SHELL('',(${faces.join(',')}))`)
  return file.add(`MANIFOLD_SOLID_BREP(${quoted(name)},${shell})`)
}

function addEdge(file: StepFile, from: Point, to: Point): string {
  const along: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const vector = file.add(`VECTOR('',${file.direction(along)},1.)`)
  const line = file.add(`LINE('',${file.point(from)},${vector})`)
  return file.add(`EDGE_CURVE('',${file.vertex(from)},${file.vertex(to)},${line},.T.)`)
}

function addFace(
  file: StepFile,
  at: Point,
  normal: Point,
  right: Point,
  loop: [edge: string | undefined, isForward: boolean][],
): string {
  const oriented = loop.map(([edge = '$', isForward]) =>
    file.add(`ORIENTED_EDGE('',*,*,${edge},${isForward ? '.T.' : '.F.'})`),
  )
  const bound = file.add(
    `FACE_OUTER_BOUND('',${file.add(`EDGE_LOOP('',(${oriented.join(',')}))`)},.T.)`,
  )
  const plane = file.add(`PLANE('',${file.placement(at, normal, right)})`)
  return file.add(`ADVANCED_FACE('',(${bound}),${plane},.T.)`)
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const coordinates = (point: Point): string => `(${point.map(real).join(',')})`

/** A number as STEP writes it: with a point, and no zero below zero. */
function real(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6 + 0)
  return text.includes('.') ? text : `${text}.`
}

const tenth = (value: number): number => Math.round(value * 10) / 10

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
