'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type {
  TranslatedText,
  TranslationMachineAnswer,
  TranslationPlace,
} from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'
import { api } from '../kit/api/call'
import { readAgain } from '../kit/api/query'
import { Button } from '../kit/ui/button'
import { toastFailure } from '../kit/ui/failure'
import { useTexts } from '../kit/ui/texts'
import css from './translate.module.css'

interface Proposed {
  targets?: string[]
  /** Says why there is none. */
  message?: string
}

/** Machine translations that were asked for and are not written, by the keys of texts. */
export function useProposals(place: TranslationPlace) {
  const t = useTexts()
  const [asked, setAsked] = useState<string | null>(null)
  const [proposed, setProposed] = useState<Partial<Record<string, Proposed>>>({})
  const ask = async (key: string) => {
    setAsked(key)
    try {
      const { proposals, refused } = await callMachine({ ...place, keys: [key], isProposal: true })
      const { targets } = proposals[0] ?? {}
      setProposed((before) => ({ ...before, [key]: { targets, message: refused[0]?.message } }))
    } catch (error) {
      toastFailure(t, t('translation.byMachineFailed'), error)
    }
    setAsked(null)
  }
  const forget = (key: string) => setProposed(({ [key]: _, ...others }) => others)
  return { asked, proposed, ask, forget }
}

/** Most texts of a call. */
const maxKeys = 500

const callMachine = (body: object) =>
  api<TranslationMachineAnswer>('/admin/translations/machine', { method: 'POST', body })

interface ProposalProps {
  text: TranslatedText
  lng: Language
  proposals: ReturnType<typeof useProposals>
  onUse: (targets: string[]) => void
}

/** Asks a machine for a text, and offers what it says: it is taken over and not saved. */
export function Proposal({ text, lng, proposals, onUse }: ProposalProps) {
  const t = useTexts()
  const { asked, proposed, ask, forget } = proposals
  const { key, label } = text
  const own = proposed[key]
  if (!own) {
    return (
      <Button
        isInactive={asked !== null}
        aria-busy={asked === key}
        aria-label={`${t('translation.propose')}: ${label}`}
        onClick={() => void ask(key)}
      >
        {t('translation.propose')}
      </Button>
    )
  }
  const { message, targets } = own
  return (
    <div className={css.proposal} role="status">
      {targets ? <p lang={lng}>{targets.join('\n')}</p> : <p>{message}</p>}
      {targets ? (
        <Button
          aria-label={`${t('translation.use')}: ${label}`}
          onClick={() => {
            onUse(targets)
            forget(key)
          }}
        >
          {t('translation.use')}
        </Button>
      ) : null}
    </div>
  )
}

interface MissingProps {
  place: TranslationPlace
  /** Texts that are missing and that a machine may write. */
  keys: string[]
}

/** Has all that is missing written by the service that is set up, as a draft, and tells which texts were not taken. */
export function TranslateMissing({ place, keys }: MissingProps) {
  const t = useTexts()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<TranslationMachineAnswer['refused']>([])

  const translate = async () => {
    setPending(true)
    try {
      const answer = await callMachine({ ...place, keys: keys.slice(0, maxKeys) })
      setRefused(answer.refused)
      await readAgain('/admin')
      toast({ title: t('translation.byMachineDone', { count: answer.written.length }) })
    } catch (error) {
      toastFailure(t, t('translation.byMachineFailed'), error)
    } finally {
      setPending(false)
    }
  }
  if (keys.length === 0 && refused.length === 0) return null
  return (
    <div className={css.byMachine}>
      <Button
        isInactive={isPending || keys.length === 0}
        aria-busy={isPending}
        onClick={() => void translate()}
      >
        {t('translation.byMachine')}
      </Button>
      <p className={css.hint}>{t('translation.byMachineHint')}</p>
      {refused.length > 0 ? (
        <div role="status">
          <p>{t('translation.byMachineRefused')}</p>
          <ul>
            {refused.map(({ key, label, message }) => (
              <li key={key}>
                {label}: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
