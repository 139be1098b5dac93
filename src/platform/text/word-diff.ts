/** A run of words that two texts share, or that one of them has alone. */
export interface DiffPart {
  kind: 'deleted' | 'inserted' | 'same'
  text: string
}

/** Most comparisons of words with words; texts with more are told as replaced. */
const maxComparisons = 4_000_000

/** Compares two texts word by word, by their longest common subsequence. Blanks belong to the word behind them. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1
  let tail = 0
  const rest = Math.min(old.length, now.length) - head
  while (tail < rest && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const parts: DiffPart[] = []
  add(parts, 'same', old.slice(0, head))
  diffMiddle(parts, old.slice(head, old.length - tail), now.slice(head, now.length - tail))
  add(parts, 'same', old.slice(old.length - tail))
  return parts
}

function diffMiddle(parts: DiffPart[], old: string[], now: string[]): void {
  if (old.length * now.length > maxComparisons) {
    add(parts, 'deleted', old)
    add(parts, 'inserted', now)
    return
  }
  const lengths = commonLengths(old, now)
  const width = now.length + 1
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add(parts, 'same', [old[i] ?? ''])
      i += 1
      j += 1
    } else if (
      j >= now.length ||
      (i < old.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      add(parts, 'deleted', [old[i] ?? ''])
      i += 1
    } else {
      add(parts, 'inserted', [now[j] ?? ''])
      j += 1
    }
  }
}

/** Lengths of the longest common subsequences of all ends of both lists, row by row. */
function commonLengths(old: string[], now: string[]): Uint32Array {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return lengths
}

function add(parts: DiffPart[], kind: DiffPart['kind'], words: string[]): void {
  if (words.length === 0) return
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += words.join('')
  else parts.push({ kind, text: words.join('') })
}

const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []
