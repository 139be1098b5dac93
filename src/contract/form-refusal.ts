/** Refusal of a visitor's form. Browsers get this file, so it imports no library. */
export interface FormRefusal {
  /** Status of the answer; 0 without one. */
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
