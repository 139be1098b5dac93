'use client'

import { useEffect, useRef, useState } from 'react'
import { StageDialog, type StageWords } from '@/src/components/stage-dialog.client'
import stage from '@/src/components/stage-dialog.module.css'
import { optionTextKey } from '@/src/domain/catalogue/variants/texts'
import css from './model.module.css'
import { hasWebgl, showModel, type ShownModel, type View } from './viewer'

export type Side = 'width' | 'depth' | 'height'

/** A length as the label of its line says it, and with its name. */
export interface Measure {
  metric: string
  imperial: string
  inWords: [metric: string, imperial: string]
}

export type ModelMeasures = Record<Side, Measure>

export interface ModelWords extends StageWords {
  title: string
  loading: string
  failed: string
  noWebgl: string
  measures: string
  room: string
  help: string
  views: Record<'front' | 'back' | 'left' | 'right', string>
  inside: Record<View, string>
}

interface Props {
  address: string
  measures: ModelMeasures
  words: ModelWords
  onClose: () => void
}

type State = 'loading' | 'shown' | 'failed' | 'noWebgl'

/** A machine to turn around, with its dimensions, and on phones that can in the room where one stands. */
export default function ModelDialog({ address, measures, words, onClose }: Props) {
  const [state, setState] = useState<State>(() => (hasWebgl() ? 'loading' : 'noWebgl'))
  const [hasLines, setLines] = useState(true)
  const [shown, setShown] = useState<ShownModel>()
  const [view, setView] = useState<View>()
  const place = useRef<HTMLDivElement>(null)
  // The units that the visitor has chosen on this site.
  const [isImperial] = useState(() => document.documentElement.dataset.units === 'imperial')
  const [variants] = useState(chosenOptions)

  useEffect(() => {
    const container = place.current
    if (!container || !hasWebgl()) return
    const leaving = new AbortController()
    const labels = {
      width: labelOf(measures.width, isImperial),
      depth: labelOf(measures.depth, isImperial),
      height: labelOf(measures.height, isImperial),
    }
    showModel({ container, address, labels, words, variants, signal: leaving.signal })
      .then((model) => {
        if (leaving.signal.aborted) return
        setShown(model)
        setState('shown')
      })
      .catch(() => {
        if (!leaving.signal.aborted) setState('failed')
      })
    return () => leaving.abort()
  }, [address, measures, words, variants, isImperial])

  useEffect(() => shown?.showLines(hasLines), [shown, hasLines])

  const said = { loading: words.loading, failed: words.failed, noWebgl: words.noWebgl, shown: '' }
  return (
    <StageDialog
      label={words.title}
      words={words}
      onClose={onClose}
      controls={
        state === 'shown' ? (
          <>
            <button
              type="button"
              className={stage.button}
              aria-pressed={hasLines}
              onClick={() => setLines(!hasLines)}
            >
              {words.measures}
            </button>
            {shown?.views.map((each) => (
              <button
                key={each}
                type="button"
                className={stage.button}
                aria-pressed={view === each}
                onClick={() => {
                  const next = view === each ? undefined : each
                  setView(next)
                  shown.showView(next)
                }}
              >
                {words.inside[each]}
              </button>
            ))}
            {shown?.canStandInRoom ? (
              <button type="button" className={stage.button} onClick={() => shown.standInRoom()}>
                {words.room}
              </button>
            ) : null}
          </>
        ) : null
      }
      caption={
        <>
          <p className={css.title}>{words.title}</p>
          <p>
            {(['width', 'depth', 'height'] as const)
              .map((side) => measures[side].inWords[isImperial ? 1 : 0])
              .join(' · ')}
          </p>
          {state === 'noWebgl' ? null : <p className={css.help}>{words.help}</p>}
        </>
      }
    >
      <div ref={place} className={css.model} data-model={state}>
        {state === 'shown' ? null : <Poster />}
        <p className={css.state} role="status">
          {said[state]}
        </p>
      </div>
    </StageDialog>
  )
}

/** The first picture, as it stands in the gallery by what is chosen, until the model has come or in its place. */
function Poster() {
  const [image] = useState(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-gallery] img')].find(
      (image) => image.getClientRects().length > 0,
    ),
  )
  if (!image) return null
  return (
    <img
      className={css.poster}
      src={image.currentSrc || image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
    />
  )
}

/** The options that are chosen on the page so far, as a model names its variants: `finish.anthracite`. */
function chosenOptions(): string[] {
  const chooser = document.querySelector<HTMLFormElement>('form[data-variants]')
  if (!chooser) return []
  return Array.from(new FormData(chooser), ([axis, option]) => optionTextKey(axis, String(option)))
}

const labelOf = ({ metric, imperial }: Measure, isImperial: boolean): string =>
  isImperial ? imperial : metric
