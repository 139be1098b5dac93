import type { FormState, SanitizedConfig } from 'payload'
import { panelWords } from './panel-words'

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
