/** Prefixes of the keys under which a browser keeps the unsaved changes of staff; signing out removes them. */
export const unsavedPrefixes = { form: 'staff.draft.', page: 'edit-in-place:' } as const
