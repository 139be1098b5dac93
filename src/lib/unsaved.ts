/** How the names begin by which a browser keeps what staff have not saved yet; at sign-out it is cleared. */
export const unsavedPrefixes = { form: 'staff.draft.', page: 'edit-in-place:' } as const
