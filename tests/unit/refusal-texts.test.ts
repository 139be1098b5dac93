import { describe, expect, it } from 'vitest'
import { serverMessages } from '@/tests/helpers/server-messages'
import { texts } from '@/src/generated/locales/staff'
import { languages } from '@/src/i18n/languages'
import { makeTranslator } from '@/src/i18n/translate'
import { findRefusal } from '@/src/domain/refusals/dictionary'
import { failureText, problemText } from '@/src/domain/refusals/text'

const say = (lng: (typeof languages)[number]) => {
  const translate = makeTranslator(lng, texts[lng] ?? {})
  return (key: string, values: object) => translate(key as never, values as never)
}

/** Pattern of messages that are no refusals: answers of successful calls. */
const successes =
  /^(?:7 (?:numbered|changed|published|created|moved|rows|confirmed|texts)|Asked for|Comment saved|File attached|File removed|Reply sent|Signed|Nothing is changed yet|The (?:view is (?:saved|changed|removed)|password is (?:changed|set)|session is ended|identity is removed|invitation is (?:mailed|withdrawn)|link of the invitation|view (?:has begun|is ended)|key is (?:made|revoked)$|(?:authenticator app|passkey) is (?:added|removed)$))/

/** Patterns of messages to programs only: no form of ours sends what they refuse. */
const ofPrograms = [
  /^(?:The (?:parameter|query|body|form|following path|request|action|client)|7: 7|7 body|7 in the)/,
  /^(?:A field has a NUL|There are too many fields|_payload must|Missing 'where'|uploadEdits\.)/,
  /^(?:ids|keys|mentions|parent|id|to|translations|7) must (?:be|name|be that of)\b/,
  /^(?:must (?:be|not hold|not contain)|is (?:a text|too long|not usable)|, in 7|7[;,] )/,
  /^(?:stands in an earlier row|7 is no text of it|It stands in a draft alone)/,
  /^(?:takes back several|deletes all that|Other writes of this server|Somebody else$)/,
  /^Still to be filled in(?:, in English)?$/,
]

const refusals = serverMessages().filter(({ message }) => !successes.test(message))

describe('messages of the server', () => {
  it('are found in the code', () => {
    expect(refusals.length).toBeGreaterThan(200)
    expect(refusals.map(({ message }) => message)).toContain('This release holds nothing')
  })

  it('have a text, all that people are told', () => {
    const without = refusals.filter(
      ({ message }) =>
        !findRefusal(message) && !ofPrograms.some((pattern) => pattern.test(message)),
    )
    expect(without).toEqual([])
  })

  it.each(languages.filter((lng) => lng !== 'en'))('are said in %s', (lng) => {
    for (const { message } of refusals) {
      if (!findRefusal(message)) continue
      const text = failureText(say(lng), 400, message)
      expect(text, message).not.toBe(failureText(say('en'), 400, message))
      expect(text, message).not.toMatch(/\{\{|^(?:refusal|problem|failure)\./)
    }
  })
})

it('keeps names and numbers of a refusal', () => {
  const english = say('en')
  expect(
    problemText(
      english,
      '_status must not be published below 80 % completeness; this product has 40 %. Missing: Images, Weight',
    ),
  ).toBe('40% complete; publishing requires 80%. Missing: Images, Weight')
  expect(failureText(english, 409, 'catalogue saved this meanwhile.')).toMatch(/^catalogue saved/)
  expect(failureText(say('zh'), 409, 'Somebody else saved this meanwhile.')).toMatch(
    /已在此期间保存/,
  )
})

it('keeps what Payload says in the language of staff', () => {
  for (const message of ['该字段为必填项目。', 'Bidang ini wajib diisi.', 'Это обязательное поле.'])
    expect(problemText(say('zh'), message)).toBe(message)
})

it('keeps what a check found, which is in the language of its reader already', () => {
  const found = 'Titel (中文): Die Überschrift ist leer'
  expect(problemText(say('zh'), found)).toBe(found)
})
