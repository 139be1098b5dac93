import { ApiError, describe, NetworkError } from '../api/call'
import type { Texts } from './texts'

/**
 * Tells in the language of staff why a call failed. Fields that are to blame are marked and say more; otherwise the documented
 * line with the status follows in brackets (specification, section 8), for whoever is asked for help.
 */
export function failureText(t: Texts, error: unknown): string {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return t('failure.fields')
  return `${t(kindOf(error))} (${describe(error)})`
}

function kindOf(error: unknown) {
  if (error instanceof NetworkError) return 'failure.network'
  if (!(error instanceof ApiError)) return 'failure.server'
  const { status } = error
  return (
    byStatus[status as keyof typeof byStatus] ??
    (status < 500 ? 'failure.refused' : 'failure.server')
  )
}

const byStatus = {
  401: 'failure.signedOut',
  403: 'failure.forbidden',
  404: 'failure.gone',
  409: 'failure.conflict',
  413: 'failure.tooLarge',
  429: 'failure.tooMany',
} as const
