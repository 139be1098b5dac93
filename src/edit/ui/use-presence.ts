import { useCallback, useEffect, useReducer, useState } from 'react'
import type { Documents } from '@/src/edit/model/documents'
import type { EditedDocument } from '@/src/edit/model/edited-document'
import { type FieldName, Presence, presenceCall } from '@/src/edit/model/presence'
import { documentsOnPage } from '@/src/edit/page/documents-on-page'

interface Options {
  lng: string
  documents: Documents
  /** The field that is open over the page or in a form. */
  field: FieldName | null
  /** Others left fields of a document. */
  onFreed: (doc: EditedDocument) => Promise<void>
  /** Called when another person has the field that was opened. */
  onLost: () => void
}

/** Who else edits the page, and which fields they have open. */
export function usePresence({ lng, documents, field, onFreed, onLost }: Options) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  /** The last field that did not open because another person has it. */
  const [wanted, setWanted] = useState<FieldName | null>(null)
  const [presence] = useState(
    () =>
      new Presence({
        lng,
        call: presenceCall,
        documentsOnPage,
        open: (collection, id) => documents.open(collection, id),
        loaded: (collection, id) => documents.loaded(collection, id),
        onFreed,
      }),
  )
  useEffect(() => presence.subscribe(redraw), [presence])
  useEffect(() => presence.start(), [presence])

  const name = field && JSON.stringify(field)
  useEffect(() => {
    if (name === null) return
    const own = JSON.parse(name) as FieldName
    presence.enter(own, () => {
      setWanted(own)
      onLost()
    })
    return () => presence.leave()
    // `onLost` closes what is open, whenever it was made.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [presence, name])

  /** Opens a field. Where another person has it, asks the server first whether that still holds. */
  const openUnlessHeld = useCallback(
    (own: FieldName, open: () => void) => {
      const openFree = () => {
        setWanted(null)
        open()
      }
      if (presence.holderOf(own) === undefined) return openFree()
      setWanted(own)
      void presence.ask().then(() => {
        if (presence.holderOf(own) === undefined) openFree()
      })
    },
    [presence],
  )
  /** Changes a part of a document, unless another person has a field of it open; the server is asked first. */
  const changeUnlessHeld = useCallback(
    async ({ place }: EditedDocument, prefix: string, change: () => unknown) => {
      await presence.ask()
      const field = presence.held.find(
        ({ collection, id, path }) =>
          collection === place.collection && id === place.id && path.startsWith(prefix),
      )
      setWanted(field ?? null)
      if (!field) await change()
    },
    [presence],
  )
  const refusedBy = wanted ? presence.holderOf(wanted) : undefined
  useEffect(() => {
    if (refusedBy === undefined) setWanted(null)
  }, [refusedBy])
  return {
    people: presence.people,
    held: presence.held,
    holderOf: (own: FieldName) => presence.holderOf(own),
    openUnlessHeld,
    changeUnlessHeld,
    /** The name of the person who has the field that did not open last; undefined once it is free. */
    refusedBy,
  }
}
