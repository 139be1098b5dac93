import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, isLanguage, languages, type Language } from '@/src/i18n/languages'
import { demoTexts } from './demo-texts'
import { findFaults } from '@/src/domain/translations/rules/faults'
import { type Glossary, lackingTerms, readGlossary } from '@/src/domain/translations/rules/glossary'
import { withNoBreaks } from '@/src/domain/translations/rules/typography'
import {
  type Dictionary,
  dictionaryFile,
  readDictionary,
  type Subject,
  subjects,
} from './translations'

/**
 * `npm run translations` brings the files of `seed/demo/translations` into line with the demo's English: takes out what
 * no English text asks for any more, puts an empty entry where a translation is missing, keeps numbers and their units
 * on one line, and says what the rules find wrong. `npm run translations -- th` does so for one language.
 */
const wanted = process.argv.slice(2).filter(isLanguage)
const texts = await demoTexts()
for (const lng of wanted.length > 0
  ? wanted
  : languages.filter((other) => other !== defaultLanguage)) {
  const glossary = readGlossary(lng)
  const dictionaries = subjects.map((subject) => [subject, inLine(lng, subject, glossary)] as const)
  const errors = dictionaries.flatMap(([subject, dictionary]) => {
    const file = dictionaryFile(lng, subject)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(dictionary, null, 2)}\n`)
    return Object.entries(dictionary).flatMap(([english, translation]) =>
      (translation ? findFaults(lng, glossary, english, translation) : ['missing']).map(
        (fault) => `${lng} ${subject}: ${fault}\n  ${english}\n  ${translation}`,
      ),
    )
  })
  const written = dictionaries.flatMap(([, dictionary]) =>
    Object.entries(dictionary).filter(([, translation]) => translation),
  )
  for (const { en, texts: all, without } of lackingTerms(written, glossary)) {
    errors.push(
      `${lng}: "${en}" is in ${all} texts, ${without.length} do without\n  ${without.join('\n  ')}`,
    )
  }
  if (errors.length > 0) console.log(errors.join('\n'))
  console.log(`${lng}: ${errors.length > 0 ? `${errors.length} faults` : 'whole'}`)
}

function inLine(lng: Language, subject: Subject, { units }: Glossary): Dictionary {
  const before = readDictionary(lng, subject)
  const entries = texts[subject].flatMap(({ text, isFirst }) => {
    const translation = before[text] ?? ''
    return isFirst || translation ? [[text, withNoBreaks(lng, units, translation)]] : []
  })
  return Object.fromEntries(entries) as Dictionary
}
