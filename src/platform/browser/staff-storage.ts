/** Prefixes of the keys under which a browser keeps the unsaved changes of staff; signing out removes them. */
export const unsavedPrefixes = { form: 'staff.draft.', page: 'edit-in-place:' } as const

/** Keys under which a browser keeps who is signed in (specification, section 9). */
export const sessionKeys = { token: 'auth_token', user: 'auth_user' } as const

/** Key of a sign-out that may not have reached the server. */
const endingKey = 'staff.signing-out'

/** Removes all unsaved changes: nothing of one person's work is left for the next at the same computer. */
export function forgetUnsaved(): void {
  whereOpen(() => {
    for (const key of Object.keys(localStorage)) {
      if (Object.values(unsavedPrefixes).some((prefix) => key.startsWith(prefix)))
        localStorage.removeItem(key)
    }
  })
}

/** Removes who is signed in. */
export function forgetSession(): void {
  whereOpen(() => {
    for (const key of Object.values(sessionKeys)) localStorage.removeItem(key)
  })
}

/**
 * Returns true while the server may not know of a sign-out. Its cookie, which no script can remove, would sign in again: pages
 * for staff sign out first.
 */
export const isSigningOut = (): boolean =>
  whereOpen(() => localStorage.getItem(endingKey) !== null) ?? false

export function markSigningOut(isOn: boolean): void {
  whereOpen(() => {
    if (isOn) localStorage.setItem(endingKey, '')
    else localStorage.removeItem(endingKey)
  })
}

/** Undefined in browsers that close their storage to the site: nothing is stored there. */
function whereOpen<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
