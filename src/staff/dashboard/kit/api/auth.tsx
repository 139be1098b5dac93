'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import {
  type Actor,
  hasPermission,
  isSuperAdmin,
  type Permission,
  permissions,
} from '@/src/contract/permissions'
import type { PasskeySignIn } from '@/src/contract/staff/passkeys'
import {
  type Credentials,
  type SessionUser,
  type SignOutAnswer,
  RefreshAnswer,
  SignInAnswer,
  VerifyAnswer,
} from '@/src/contract/user'
import { forgetUnsaved, isSigningOut, markSigningOut } from '@/src/platform/browser/staff-storage'
import { api, ApiError, NetworkError } from './call'
import { forgetQueries } from './query'
import {
  endSession,
  keepSession,
  keepUser,
  onSessionEnd,
  type SessionEnd,
  storedToken,
} from './session-storage'

export interface Auth {
  user: SessionUser | null
  /** True until a stored token has been verified. */
  isLoading: boolean
  /** Reason for the end of the session; null where nobody was signed in. */
  ended: SessionEnd | null
  signIn: (given: Credentials | PasskeySignIn) => Promise<void>
  /** The super_admin who sees the site as this user, and until when; null where users see it themselves. */
  viewedBy: VerifyAnswer['viewedBy'] | null
  /** This site requires a second factor of the role: until it is set up nothing else is open. */
  needsSecondFactor: boolean
  /** Asks the server once more who is signed in. */
  refresh: () => Promise<void>
  signOut: () => void
  may: (permission: Permission) => boolean
  isSuperAdmin: boolean
}

const AuthContext = createContext<Auth | null>(null)

interface Props {
  /** The browser sent the cookie with which the panel keeps its session. */
  hasPanelCookie?: boolean
  children: ReactNode
}

/**
 * Knows who is signed in. A stored token is verified first; where that fails it is forgotten silently.
 * Who signed in to the panel is signed in here, too.
 */
export function AuthProvider({ hasPanelCookie = false, children }: Props) {
  const [user, setUser] = useState<SessionUser | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [ended, setEnded] = useState<SessionEnd | null>(null)
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const [viewedBy, setViewedBy] = useState<Auth['viewedBy']>(null)
  const [mayTakeOver] = useState(hasPanelCookie)

  useEffect(
    () =>
      onSessionEnd((end) => {
        forgetQueries()
        setUser(null)
        setEnded(end)
      }),
    [],
  )

  useEffect(() => {
    if (takeSignInMark()) {
      // The cookie is that of a new session.
      markSigningOut(false)
      endSession('signed-out')
    }
    if (isSigningOut()) {
      void signOutOnServer().finally(() => setLoading(false))
      return
    }
    const isKnown = storedToken() !== null
    if (!isKnown && !mayTakeOver) return setLoading(false)
    let isCurrent = true
    const found = isKnown ? verified() : fromPanel()
    found
      .then((found) => {
        if (!isCurrent) return
        keepUser(found.user)
        setNeedsSecondFactor(found.needsSecondFactor)
        setViewedBy(found.viewedBy)
        setUser(found.user)
      })
      .catch(() => {
        if (isCurrent) endSession('signed-out')
      })
      .finally(() => {
        if (isCurrent) setLoading(false)
      })
    return () => {
      isCurrent = false
    }
  }, [mayTakeOver])

  const refresh = useCallback(
    async () => setNeedsSecondFactor((await verified()).needsSecondFactor),
    [],
  )

  const auth = useMemo<Auth>(
    () => ({
      user,
      isLoading,
      ended,
      needsSecondFactor,
      viewedBy,
      refresh,
      signIn: async (given) => {
        const path = 'username' in given ? '/admin/login' : '/admin/login/passkey'
        const answer = await api(path, { method: 'POST', body: given })
        const { token, user: found, needsSecondFactor: needs } = SignInAnswer.parse(answer)
        keepSession(token, found)
        setEnded(null)
        setNeedsSecondFactor(needs ?? false)
        setViewedBy(null)
        setUser(found)
      },
      signOut: () => {
        // Begins with the token that is removed here, whether the server can be reached or not.
        void signOutOnServer()
        forgetUnsaved()
        endSession('signed-out')
      },
      may: (permission) => hasPermission(user, permission),
      isSuperAdmin: isSuperAdmin(user),
    }),
    [user, isLoading, ended, needsSecondFactor, viewedBy, refresh],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** The user, on pages that are shown to nobody else. */
export function useStaff(): Auth & { user: SessionUser } {
  const auth = useAuth()
  if (!auth.user) throw new Error('useStaff must be used where somebody is signed in')
  return { ...auth, user: auth.user }
}

/**
 * Ends the session on the server. What does not get there is tried again by the next page, which signs nobody in before. A session
 * that a provider began ends there, too: the browser goes on to its address.
 */
export async function signOutOnServer(): Promise<void> {
  markSigningOut(true)
  try {
    const call = { method: 'POST', keepalive: true } as const
    const { continueAt } = await api<SignOutAnswer>('/admin/users/logout', call)
    if (continueAt) location.assign(continueAt)
  } catch (error) {
    const isOver = error instanceof ApiError && error.status < 500
    if (!isOver) return
  }
  markSigningOut(false)
}

/**
 * Returns true, once, where a provider has just signed in and the cookie holds a new session: a token of another account, signed in
 * meanwhile in another tab, must not outlive it.
 */
function takeSignInMark(): boolean {
  if (location.hash !== '#signed-in') return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** Takes over the session of the panel's cookie, by a token that goes with it: a view as another user has none of its own. */
async function fromPanel() {
  const found = await verified()
  if (found.viewedBy) return found
  const { refreshedToken } = RefreshAnswer.parse(
    await api('/admin/users/refresh-token', { method: 'POST' }),
  )
  keepSession(refreshedToken, found.user)
  return found
}

/**
 * Like other reads it is tried twice, where nothing answered: a page that is left in the middle of it must
 * not sign anybody out.
 */
async function verified() {
  const answer = await api('/admin/verify').catch(async (error: unknown) => {
    if (!(error instanceof NetworkError)) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return api('/admin/verify')
  })
  const { user, needsSecondFactor = false, viewedBy = null } = VerifyAnswer.parse(answer)
  return { user, needsSecondFactor, viewedBy }
}

/** Releases hold what any of these publish, as the access matrix has it. */
export const editsDrafts = (may: (permission: Permission) => boolean): boolean =>
  may('products') || may('news') || may('content') || may('navigation')

export const listPermissions = (user: Actor): Permission[] =>
  permissions.filter((permission) => hasPermission(user, permission))
