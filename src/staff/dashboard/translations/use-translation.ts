import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type {
  TranslatedText,
  TranslationPlace,
  TranslationSave,
  TranslationSaved,
  TranslationTexts,
} from '@/src/contract/staff/translations'
import { ApiError, api, fieldErrorsOfAnswer } from '../kit/api/call'
import { readAgain, useApi } from '../kit/api/query'
import { useDraft } from '../kit/form/drafts'
import { failureText } from '../kit/ui/failure'
import { useTexts } from '../kit/ui/texts'
import { useFieldText } from '../kit/ui/record-names'
import { isSame, joinEdges, listUnfinished, type TextEdit } from './edits'

type Edits = Record<string, TextEdit>

const noEdits: Edits = {}

/** The texts of a record in one language, with what is typed and not saved yet. */
export function useTranslation(place: TranslationPlace) {
  const t = useTexts()
  const path = `/admin/translations/texts?${new URLSearchParams(place).toString()}`
  const query = useApi<TranslationTexts>(path)
  const [edits, setEdits] = useState<Edits>(noEdits)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const isDirty = Object.keys(edits).length > 0
  const { draft, hideDraft, forgetDraft } = useDraft<Edits>(
    `translation ${place.collection} ${place.id} ${place.locale}`,
    { initial: noEdits, values: edits, isDirty },
  )
  const nameField = useFieldText()
  const texts = (query.data?.texts ?? []).map((text) => ({
    ...text,
    label: nameField(text.key, text.label),
  }))

  const drop = (key: string) =>
    setEdits(({ [key]: _, ...others }) => {
      if (Object.keys(others).length === 0) forgetDraft()
      return others
    })

  const change = (text: TranslatedText, targets: string[]) => {
    const fingerprint = edits[text.key]?.fingerprint ?? text.fingerprint
    setErrors(({ [text.key]: _, ...others }) => others)
    if (fingerprint === text.fingerprint && isSame(targets, text)) drop(text.key)
    else setEdits((before) => ({ ...before, [text.key]: { targets, fingerprint } }))
  }

  /** Saves what is whole; what has gaps stays as it is typed. @returns false where it was refused */
  const save = async (status: TranslationSave['status']): Promise<boolean> => {
    const unfinished = listUnfinished(texts, edits)
    const sent = texts.filter(({ key }) => edits[key] && !unfinished.includes(key))
    if (isSaving || (sent.length === 0 && status === 'draft')) return !isSaving
    const sentEdits = edits
    setSaving(true)
    try {
      const body: TranslationSave = {
        ...place,
        status,
        texts: sent.map((text) => ({
          key: text.key,
          fingerprint: edits[text.key]?.fingerprint ?? '',
          targets: joinEdges(text, edits[text.key]?.targets ?? [], place.locale),
        })),
      }
      const answer = await api<TranslationSaved>('/admin/translations/texts', {
        method: 'POST',
        body,
      })
      setErrors({})
      setFailure('')
      await readAgain('/admin')
      // What was typed while the call was on its way is not saved yet.
      setEdits((now) => {
        const left = Object.fromEntries(
          Object.entries(now).filter(
            ([key, edit]) => !sent.some((one) => one.key === key) || edit !== sentEdits[key],
          ),
        )
        if (Object.keys(left).length === 0) forgetDraft()
        return left
      })
      const saved = t('translation.saved', { number: answer.written.length })
      const published = t('translation.published', { number: answer.published })
      toast({
        title: answer.published > 0 ? published : saved,
        description: answer.published > 0 && answer.written.length > 0 ? saved : undefined,
      })
      return true
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409
      setErrors(fieldErrorsOfAnswer(error))
      setFailure(isConflict ? t('translation.conflict') : failureText(t, error))
      if (isConflict) await readAgain('/admin/translations')
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    query,
    texts,
    edits,
    errors,
    failure,
    isDirty,
    isSaving,
    unfinished: listUnfinished(texts, edits),
    draftFrom: draft?.at ?? null,
    restoreDraft: () => {
      if (draft) setEdits((now) => ({ ...draft.values, ...now }))
      hideDraft()
    },
    forgetDraft,
    change,
    drop,
    /** Puts what is typed upon a text that another person has changed meanwhile. */
    keep: ({ key, fingerprint }: TranslatedText) =>
      setEdits((now) => (now[key] ? { ...now, [key]: { ...now[key], fingerprint } } : now)),
    save,
  }
}

export type Translation = ReturnType<typeof useTranslation>
