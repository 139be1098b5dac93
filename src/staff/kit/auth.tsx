'use client'

import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { hasPermission, isSuperAdmin, type Permission } from '@/src/contract/permissions'
import { type SessionUser, SignInAnswer, VerifyAnswer } from '@/src/contract/user'
import { api, NetworkError } from './api'
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
  /** Why nobody is signed in any more; null where nobody was. */
  ended: SessionEnd | null
  signIn: (credentials: { username: string; password: string; code?: string }) => Promise<void>
  /** Takes a session that another call of the server answered. */
  take: (token: string, user: SessionUser) => void
  signOut: () => void
  may: (permission: Permission) => boolean
  isSuperAdmin: boolean
}

const AuthContext = createContext<Auth | null>(null)

/** Knows who is signed in. A stored token is verified first; where that fails it is forgotten silently. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<SessionUser | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [ended, setEnded] = useState<SessionEnd | null>(null)

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
    if (storedToken() === null) return setLoading(false)
    let isCurrent = true
    verified()
      .then((found) => {
        if (!isCurrent) return
        keepUser(found)
        setUser(found)
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
  }, [])

  const take = useCallback((token: string, taken: SessionUser) => {
    keepSession(token, taken)
    setEnded(null)
    setUser(taken)
  }, [])

  const auth = useMemo<Auth>(
    () => ({
      user,
      isLoading,
      ended,
      take,
      signIn: async (credentials) => {
        const answer = await api('/admin/login', { method: 'POST', body: credentials })
        const { token, user: found } = SignInAnswer.parse(answer)
        take(token, found)
      },
      signOut: () => {
        // The server forgets the session too; whether it does changes nothing here.
        void api('/admin/users/logout', { method: 'POST' }).catch(() => undefined)
        endSession('signed-out')
      },
      may: (permission) => hasPermission(user, permission),
      isSuperAdmin: isSuperAdmin(user),
    }),
    [user, isLoading, ended, take],
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
 * Like other reads it is tried twice, where nothing answered: a page that is left in the middle of it must
 * not sign anybody out.
 */
async function verified(): Promise<SessionUser> {
  const answer = await api('/admin/verify').catch(async (error: unknown) => {
    if (!(error instanceof NetworkError)) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return api('/admin/verify')
  })
  return VerifyAnswer.parse(answer).user
}
