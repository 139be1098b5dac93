/** Why a form of a visitor was not taken. Browsers get this file, so it knows no library. */
export interface FormRefusal {
  /** Of the answer; 0 where none came. */
  status: number
  /** Names of the fields that have to be looked at. */
  fields: string[]
  /** Until the form may be sent again. */
  seconds?: number
}

/** A form that was sent without scripts and could not be taken: it is shown again as it was, but for its files. */
export interface FormDraft {
  values: Record<string, string>
  /** Left out where the form was only to be shown anew. */
  refusal?: FormRefusal
}
