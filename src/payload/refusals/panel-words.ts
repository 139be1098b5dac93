import { initI18n } from '@payloadcms/translations'
import { type FormState, getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload'
import { failureText, problemText } from '@/src/domain/refusals/text'
import { languageOr } from '@/src/i18n/languages'
import { staffTranslator } from '@/src/i18n/panel-texts'

/** Says what came of a save in the language of the panel. */
export interface PanelWords {
  language: string
  problem: (message: string) => string
  failure: (status: number, message: string) => string
  /** Tells what a save made of a record, by its status: the toast of the form. */
  saved: (status: unknown) => string
  /** The sentence above fields that are marked. */
  marked: string
}

/** Makes the words in the language that the panel of the caller speaks, by their cookie. */
export async function panelWords(config: SanitizedConfig, headers: Headers): Promise<PanelWords> {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
  const say = await staffTranslator(languageOr(language))
  const { translations } = await initI18n({ config: config.i18n, context: 'api', language })
  const isSaid = isOfPayload(translations)
  return {
    language,
    problem: (message) => (isSaid(message) ? message : problemText(say, message)),
    failure: (status, message) => (isSaid(message) ? message : failureText(say, status, message)),
    saved: (status) =>
      say(
        status === 'published'
          ? 'status.published'
          : status === 'draft'
            ? 'publishing.draft'
            : 'library.saved',
        {},
      ),
    marked: say('failure.fields', {}),
  }
}

type Translations = Record<string, Record<string, string> | undefined>

/** Tells messages of Payload, which are in the language of the panel, from those of the site, which are in English. */
function isOfPayload({ validation, error }: Translations): (message: string) => boolean {
  const patterns = Object.values({ ...validation, ...error })
    // One that is nothing but a name would fit everything.
    .filter((text) => /\p{L}{3}/u.test(text.replace(/\{\{.*?\}\}/g, '')))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{.*?\}\}/)
            .map(escaped)
            .join('.*')}$`,
          's',
        ),
    )
  return (message) => patterns.some((pattern) => pattern.test(message))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Says what is wrong with the fields of a form, as Payload's function `form-state` answers it, in the words of the panel. */
export async function formStateInWords(
  config: SanitizedConfig,
  headers: Headers,
  answer: unknown,
): Promise<void> {
  const { state } = Object(answer) as { state?: FormState }
  const wrong = Object.values(state ?? {}).filter(({ errorMessage }) => errorMessage)
  if (wrong.length === 0) return
  const { problem } = await panelWords(config, headers)
  for (const field of wrong) field.errorMessage = problem(String(field.errorMessage))
}
