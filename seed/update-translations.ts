import { writeFileSync } from 'node:fs'
import { defaultLanguage, languages } from '@/src/i18n/languages'
import { demoTexts } from './demo-texts'
import {
  type Dictionary,
  dictionaryFile,
  readDictionary,
  type Subject,
  subjects,
} from './translations'

/**
 * `npm run translations` brings the files of `seed/demo/translations` into line with the demo's English: takes out what
 * no English text asks for any more, and puts an empty entry where a translation is missing.
 */
const texts = await demoTexts()
for (const lng of languages.filter((other) => other !== defaultLanguage)) {
  const dictionaries = subjects.map((subject) => [subject, inLine(subject)] as const)
  for (const [subject, dictionary] of dictionaries) {
    writeFileSync(dictionaryFile(lng, subject), `${JSON.stringify(dictionary, null, 2)}\n`)
  }
  const missing = dictionaries.flatMap(([, dictionary]) =>
    Object.values(dictionary).filter((text) => !text),
  )
  console.log(`${lng}: ${missing.length > 0 ? `${missing.length} texts are missing` : 'whole'}`)

  function inLine(subject: Subject): Dictionary {
    const before = readDictionary(lng, subject)
    const entries = texts[subject].flatMap(({ text, isFirst }) => {
      const translation = before[text] ?? ''
      return isFirst || translation ? [[text, translation]] : []
    })
    return Object.fromEntries(entries) as Dictionary
  }
}
