import type { Endpoint, PayloadRequest } from 'payload'
import { createHash } from 'node:crypto'
import { type XliffImportAnswer, XliffImportOptions } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import { withLock } from '@/src/platform/redis/shared-lock'
import { type ReadXliff, readXliff, XliffError } from '@/src/domain/translations/xliff/read'
import { checked, inTransaction, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { type PlannedText, planUnits } from './plan'
import { writeTexts } from './write-texts'

/**
 * `POST /translations/xliff`: tells what a file would change, text by text. Sent again with the fingerprint of that
 * answer, it writes exactly these texts, or none of them where one is refused or was changed since. A record whose texts it
 * publishes keeps its waiting draft as a draft.
 */
export const importXliff: Endpoint = {
  path: '/translations/xliff',
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const { file, options } = await fileOf(req)
    return withLock('import translations', async () => {
      const plans = await planUnits(req, file.units, options.locale)
      const rows = plans[options.status ?? 'draft']
      const fingerprint = fingerprintOf(Object.values(plans).flat(), options.locale)
      const isDryRun = options.fingerprint === undefined
      const answer = answerOf(rows, fingerprint, isDryRun)
      if (!isDryRun) {
        refuseUnlessConfirmed(answer, options)
        const changes = rows.filter(({ action }) => action === 'update')
        await inTransaction(req, () => writeTexts(req, changes, options.locale))
      }
      return Response.json(answer)
    })
  },
}

async function fileOf(req: PayloadRequest) {
  const form = await req.formData?.().catch(() => undefined)
  const sent = form?.get('file')
  if (!(sent instanceof File)) throw fieldRefusal('file', 'file must be an XLIFF file')
  const options = checked(JSON.parse(String(form?.get('_payload') ?? '{}')), XliffImportOptions)
  const file = parsed(new Uint8Array(await sent.arrayBuffer()))
  if (file.sourceLanguage !== defaultLanguage) {
    throw fieldRefusal('file', `Its source language must be ${defaultLanguage}`)
  }
  if (file.targetLanguage !== options.locale) {
    throw fieldRefusal('file', `It translates into ${file.targetLanguage}, not ${options.locale}`)
  }
  return { file, options }
}

function parsed(bytes: Uint8Array): ReadXliff {
  try {
    return readXliff(bytes)
  } catch (error) {
    if (error instanceof XliffError) throw fieldRefusal('file', error.message)
    throw error
  }
}

function refuseUnlessConfirmed(
  report: XliffImportAnswer,
  { fingerprint, skipStale }: XliffImportOptions,
): void {
  if (fingerprint !== report.fingerprint) {
    const message = 'The file or the texts changed since the dry run'
    throw new Refusal(409, message, { ...report }, 'dry_run_outdated')
  }
  if (report.totals.refused > 0) {
    throw new Refusal(400, 'Some texts are refused, so that nothing is written', { ...report })
  }
  if (report.totals.stale > 0 && !skipStale) {
    throw new Refusal(400, 'Some texts are of another English; confirm that they are left out', {
      ...report,
    })
  }
}

/** Fingerprint of everything that could be done: also of what stands there now, as it is part of the changes. */
const fingerprintOf = (rows: PlannedText[], locale: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        locale,
        rows.map(({ collection, id, path, action, before, after }) => [
          collection,
          id,
          path,
          action,
          before,
          after,
        ]),
      ]),
    )
    .digest('hex')

function answerOf(rows: PlannedText[], fingerprint: string, isDryRun: boolean): XliffImportAnswer {
  const count = (action: PlannedText['action']) =>
    rows.filter((row) => row.action === action).length
  const totals = {
    update: count('update'),
    same: count('same'),
    stale: count('stale'),
    refused: count('refused'),
  }
  return {
    message: isDryRun ? 'Nothing is changed yet' : `${totals.update} texts written`,
    isDryRun,
    fingerprint,
    totals,
    rows: rows
      .filter(({ action }) => action !== 'same')
      .map(({ tracked: _, path: __, value: ___, isPublic: ____, before, after, ...row }) => ({
        ...row,
        before: before && shortened(before),
        after: after && shortened(after),
      })),
  }
}

/** The answer shows what changes, it does not carry the texts. */
const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text)
