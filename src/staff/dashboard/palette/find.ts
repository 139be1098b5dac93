import MiniSearch from 'minisearch'
import { indexWords, mistakesIn, plain, queryWords } from '@/src/domain/search/words'
import type { Command } from './commands'

/**
 * Finds commands by their labels and by what else people call them, the best first. All words must be there; case and accents
 * do not matter, and in longer words a letter or two may be wrong.
 */
export function makeFinder(commands: Command[], lng: string): (typed: string) => Command[] {
  const byId = new Map(commands.map((command) => [command.id, command]))
  const index = new MiniSearch<Command>({
    fields: ['label', 'words', 'note'],
    extractField: (command, name) => {
      const value = command[name as 'id' | 'label' | 'words' | 'note'] ?? ''
      return Array.isArray(value) ? value.join('\n') : value
    },
    tokenize: (text) => indexWords(text, lng),
    processTerm: (word) => word,
  })
  index.addAll(commands)
  return (typed) => {
    const asked = queryWords(typed, lng)
    return index
      .search(typed, {
        combineWith: 'AND',
        tokenize: () => asked,
        boost: { label: 3, words: 2 },
        weights: { fuzzy: 0.2, prefix: 0.5 },
        prefix: true,
        fuzzy: mistakesIn,
      })
      .map(({ id, score, terms }) => {
        const command = byId.get(id) as Command
        // Of one word it is known what was meant by it.
        const meant = asked.length === 1 ? terms.map((term) => likeness(command, term) / 2) : []
        return {
          command,
          score: score * Math.max(likeness(command, plain(typed.trim())), ...meant),
        }
      })
      .sort((a, b) => b.score - a.score)
      .map(({ command }) => command)
  }
}

/** Factor for a command whose name or synonym is what was typed, or begins with it. */
function likeness({ label, words = [] }: Command, typed: string): number {
  const name = plain(label)
  const others = words.map(plain)
  if (name === typed) return 64
  // What people name first they mean most.
  const place = others.indexOf(typed)
  if (place >= 0) return 32 - Math.min(place, 8)
  if (name.startsWith(typed)) return 8
  return others.some((other) => other.startsWith(typed)) ? 3 : 1
}
