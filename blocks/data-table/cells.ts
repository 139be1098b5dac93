/** Cells of a line that staff typed, as many as the table has columns. */
export function splitCells(line: string, count?: number): string[] {
  const cells = line.split('|').map((cell) => cell.trim())
  return count === undefined ? cells : Array.from({ length: count }, (_, at) => cells[at] ?? '')
}
