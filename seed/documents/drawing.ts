/** Overall dimensions of a machine, mm. */
export interface Dimensions {
  width: number
  depth: number
  height: number
}

/** Between the views of a drawing, mm. */
const gap = 200

/** The outline of a machine from the front, the side and above, as DXF (AutoCAD R12, which every program reads). */
export function makeDxf(name: string, { width, depth, height }: Dimensions): Buffer {
  const views = [
    rectangle(0, 0, width, height),
    rectangle(width + gap, 0, depth, height),
    rectangle(0, height + gap, width, depth),
  ]
  const label = ['0', 'TEXT', '8', 'TEXT', '10', '0', '20', String(-gap / 2), '40', '30', '1']
  const entities = [...views.flat(), ...label, `${name}: ${width} x ${depth} x ${height} mm`]
  // Insertion units 4 are millimeters.
  const header = ['0', 'SECTION', '2', 'HEADER', '9', '$ACADVER', '1', 'AC1009', '9', '$INSUNITS']
  const lines = [
    ...[...header, '70', '4', '0', 'ENDSEC'],
    ...['0', 'SECTION', '2', 'ENTITIES', ...entities, '0', 'ENDSEC', '0', 'EOF'],
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'ascii')
}

function rectangle(x: number, y: number, width: number, height: number): string[] {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  return corners.flatMap(([fromX, fromY], n) => {
    const [toX, toY] = corners[(n + 1) % corners.length] ?? corners[0]
    const line = { 8: 'OUTLINE', 10: fromX, 20: fromY, 11: toX, 21: toY }
    return ['0', 'LINE', ...Object.entries(line).flatMap(([code, value]) => [code, String(value)])]
  })
}

/** The same as the eight corners of its box, as STEP (ISO 10303-21) with a geometric set of edges (AP203). */
export function makeStep(name: string, { width, depth, height }: Dimensions): Buffer {
  const corners = [0, depth].flatMap((y) =>
    [0, height].flatMap((z) => [0, width].map((x) => [x, y, z] as const)),
  )
  const edges = corners.flatMap((from, a) =>
    corners.flatMap((to, b) => {
      const differing = from.filter((value, axis) => value !== to[axis]).length
      return a < b && differing === 1 ? [[a + 1, b + 1] as const] : []
    }),
  )
  const points = corners.map(
    (at, n) => `#${n + 1}=CARTESIAN_POINT('',(${at.map(real).join(',')}));`,
  )
  const lines = edges.map(([from, to], n) => `#${n + 20}=POLYLINE('',(#${from},#${to}));`)
  const all = lines.map((_, n) => `#${n + 20}`).join(',')
  return Buffer.from(
    [
      'ISO-10303-21;',
      'HEADER;',
      `FILE_DESCRIPTION(('Outline of ${name}, mm'),'2;1');`,
      `FILE_NAME('${name}.step','2026-05-04T00:00:00',('Solgate Terminals'),(''),'','','');`,
      "FILE_SCHEMA(('CONFIG_CONTROL_DESIGN'));",
      'ENDSEC;',
      'DATA;',
      ...points,
      ...lines,
      `#40=GEOMETRIC_CURVE_SET('${name}',(${all}));`,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n'),
    'ascii',
  )
}

const real = (value: number): string => `${value}.`
