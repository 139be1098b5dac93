import { SaxesParser, type SaxesTagNS } from 'saxes'
import { coreNamespace } from './write'

/** Bounds of a file that comes from outside. */
export const xliffLimits = { depth: 40, units: 20_000, characters: 100_000 }

/** A unit as a file has it, with the lines in which it and its parts stand. */
export interface ReadUnit {
  line: number
  original: string
  name: string
  segments: { source: string; target?: string }[]
}

export interface ReadXliff {
  sourceLanguage: string
  targetLanguage: string
  units: ReadUnit[]
}

/** Error of a file, with the line. */
export class XliffError extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`Line ${line}: ${reason}`)
  }
}

/**
 * Reads an XLIFF 2 file strictly. Document types, and with them entities and what they would fetch, are refused, and
 * so is whatever the texts of this site do not have: inline codes, segments that were split.
 * @throws XliffError
 */
export function readXliff(bytes: Uint8Array): ReadXliff {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const refuse = (reason: string): never => {
    throw new XliffError(parser.line, reason)
  }
  const reading = new Reading(() => parser.line, refuse)
  parser.on('doctype', () => refuse('a document type is not allowed'))
  parser.on('processinginstruction', () => refuse('processing instructions are not allowed'))
  parser.on('error', (error) => refuse(error.message.replace(/^\d+:\d+: /, '')))
  parser.on('opentag', (tag) => reading.open(tag))
  parser.on('closetag', () => reading.close())
  parser.on('text', (text) => reading.text(text))
  parser.on('cdata', (text) => reading.text(text))
  parser.write(textOf(bytes)).close()
  return reading.result()
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new XliffError(1, 'the file must be UTF-8')
  }
}

/** Elements that do not change the meaning of texts. */
const passedOver = ['notes', 'originalData', 'skeleton']

/** Which elements may stand in which. */
const inside: Record<string, string[]> = {
  '': ['xliff'],
  xliff: ['file'],
  file: ['unit', 'group'],
  group: ['unit', 'group'],
  unit: ['segment'],
  segment: ['source', 'target'],
  source: ['cp', 'mrk'],
  target: ['cp', 'mrk'],
  mrk: ['cp', 'mrk'],
  cp: [],
}

class Reading {
  private readonly names: string[] = []
  /** Depth of elements within a skipped one. */
  private skipped = 0
  private languages: [string, string] | undefined
  private original = ''
  private readonly units: ReadUnit[] = []
  private readonly seen = new Set<string>()

  constructor(
    private readonly line: () => number,
    private readonly refuse: (reason: string) => never,
  ) {}

  open({ attributes, local, uri }: SaxesTagNS): void {
    if (this.names.length + this.skipped >= xliffLimits.depth) this.refuse('nested too deeply')
    const outer = this.names.at(-1) ?? ''
    const isOther = uri !== coreNamespace || passedOver.includes(local)
    if (this.skipped > 0 || (isOther && outer !== '' && !isText(outer))) {
      this.skipped += 1
      return
    }
    if (uri !== coreNamespace || !inside[outer]?.includes(local)) {
      this.refuse(
        outer === '' ? 'this is no XLIFF 2 file' : `<${local}> is not possible in <${outer}>`,
      )
    }
    this.names.push(local)
    this.begin(local, (name) => attributes[name]?.value)
  }

  close(): void {
    if (this.skipped > 0) {
      this.skipped -= 1
      return
    }
    const name = this.names.pop()
    if (name === 'unit' && this.unit().segments.length === 0) this.refuse('the unit has no segment')
  }

  text(text: string): void {
    if (this.skipped > 0) return
    const name = this.names.findLast((one) => one === 'source' || one === 'target')
    if (name === 'source' || name === 'target') this.add(name, text)
    else if (text.trim() !== '') this.refuse('text is not possible here')
  }

  result(): ReadXliff {
    const [sourceLanguage, targetLanguage] =
      this.languages ?? this.refuse('this is no XLIFF 2 file')
    return { sourceLanguage, targetLanguage, units: this.units }
  }

  private begin(name: string, valueOf: (attribute: string) => string | undefined): void {
    const needed = (attribute: string): string =>
      valueOf(attribute) ?? this.refuse(`<${name}> needs ${attribute}`)
    switch (name) {
      case 'xliff':
        if (!/^2\.[012]$/.test(needed('version'))) this.refuse('the version must be 2.0 to 2.2')
        this.languages = [needed('srcLang'), needed('trgLang')]
        break
      case 'file':
        this.original = needed('original')
        break
      case 'unit':
        this.beginUnit(needed('name'))
        break
      case 'segment':
        this.unit().segments.push({ source: '' })
        break
      case 'target':
        this.segment().target = ''
        break
      case 'cp':
        this.addCodePoint(needed('hex'))
    }
  }

  private beginUnit(name: string): void {
    const key = JSON.stringify([this.original, name])
    if (this.seen.has(key)) this.refuse(`${name} stands in the file twice`)
    this.seen.add(key)
    if (this.units.length >= xliffLimits.units) {
      this.refuse(`more than ${xliffLimits.units} units`)
    }
    this.units.push({ line: this.line(), original: this.original, name, segments: [] })
  }

  private addCodePoint(hex: string): void {
    const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Infinity
    if (code === 0 || code > 0x10ffff) this.refuse('cp needs the number of a character')
    this.text(String.fromCodePoint(code))
  }

  private add(name: 'source' | 'target', text: string): void {
    const segment = this.segment()
    const combined = (segment[name] ?? '') + text
    if (combined.length > xliffLimits.characters) {
      this.refuse(`a text is longer than ${xliffLimits.characters} characters`)
    }
    segment[name] = combined
  }

  private unit(): ReadUnit {
    return this.units.at(-1) ?? this.refuse('there is no unit here')
  }

  private segment(): ReadUnit['segments'][number] {
    return this.unit().segments.at(-1) ?? this.refuse('there is no segment here')
  }
}

const isText = (name: string): boolean => ['source', 'target', 'mrk', 'cp'].includes(name)
