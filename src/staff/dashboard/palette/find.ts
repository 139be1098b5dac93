import {
  countMistakes,
  indexWords,
  measureLikeness,
  mistakesIn,
  plain,
  queryWords,
} from '@/src/domain/search/words'
import type { Command } from './commands'

/**
 * Finds commands by their labels and by what else people call them, the best first. All words must be there; case and accents
 * do not matter, and in longer words a letter or two may be wrong.
 */
export function makeFinder(commands: Command[], lng: string): (typed: string) => Command[] {
  const entries = commands.map((command): Entry => {
    const { label, words = [], note = '' } = command
    const texts = [label, words.join('\n'), note]
    return { command, fields: texts.map((text) => [...new Set(indexWords(text, lng))]) }
  })
  return (typed) => {
    const asked = queryWords(typed, lng)
    return entries
      .map((entry) => ({ command: entry.command, score: scoreOf(entry, asked, typed) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ command }) => command)
  }
}

/** A command with the words of its label, of its synonyms and of its note. */
interface Entry {
  command: Command
  fields: string[][]
}

/** Factors of the fields. */
const boosts = [3, 2, 1]

/** Returns 0 where a word is missing. */
function scoreOf({ command, fields }: Entry, asked: string[], typed: string): number {
  const found = asked.map((word) => wordsLike(word, fields))
  if (found.length === 0 || found.some(({ score }) => score === 0)) return 0
  // Of one word it is known what was meant by it.
  const meant =
    found.length === 1 ? (found[0]?.words ?? []).map((word) => weightOfName(command, word) / 2) : []
  const sum = found.reduce((total, { score }) => total + score, 0)
  return sum * Math.max(weightOfName(command, plain(typed.trim())), ...meant)
}

function wordsLike(word: string, fields: string[][]): { words: string[]; score: number } {
  const most = mistakesIn(word) || 0
  const words: string[] = []
  let score = 0
  for (const [field, others] of fields.entries()) {
    for (const other of others) {
      const mistakes = most > 0 ? countMistakes(word, other, most) : Infinity
      const similar = new Map(mistakes <= most ? [[other, mistakes]] : [])
      const likeness = measureLikeness({ word, isBegun: true, similar }, other)
      if (likeness === 0) continue
      words.push(other)
      // A long list of synonyms says less of each.
      score += ((boosts[field] as number) * likeness) / Math.sqrt(others.length)
    }
  }
  return { words, score }
}

/** Factor for a command whose name or synonym is what was typed, or begins with it. */
function weightOfName({ label, words = [] }: Command, typed: string): number {
  const name = plain(label)
  const others = words.map(plain)
  if (name === typed) return 64
  // What people name first they mean most.
  const place = others.indexOf(typed)
  if (place >= 0) return 32 - Math.min(place, 8)
  if (name.startsWith(typed)) return 8
  return others.some((other) => other.startsWith(typed)) ? 3 : 1
}
