/** The service does not answer, or not as it should. What it said is for the log, not for the caller. */
export class TranslationServiceError extends Error {
  override name = 'TranslationServiceError'
}
