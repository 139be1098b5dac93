'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react'
import css from './navigation.module.css'
import { useTexts } from './texts'

type Navigation = Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'refresh'>

const NavigationContext = createContext<Navigation | null>(null)

/** A page that is there sooner than this is not announced, ms. */
const delayMs = 300

/** The staff pages, with a line at the top of the window from the press of a link until its page is there. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const navigation = useMemo<Navigation>(
    () => ({
      push: (...to) => startTransition(() => router.push(...to)),
      replace: (...to) => startTransition(() => router.replace(...to)),
      refresh: () => startTransition(() => router.refresh()),
    }),
    [router],
  )
  return (
    <NavigationContext value={navigation}>
      {children}
      {isPending ? <div className={css.line} data-navigating /> : null}
      {/* It outlives what it tells: a region that comes with its text is not read out. */}
      <div role="status" className="visually-hidden">
        {isPending ? <Announcement /> : null}
      </div>
    </NavigationContext>
  )
}

function Announcement() {
  const t = useTexts()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? t('loading') : null
}

/** Returns the router of the staff pages, which shows that it is on its way. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing')
  return navigation
}

/** A link inside the staff pages, or from them to site and panel. Pages are read when they are asked for. */
export function Link(props: ComponentProps<typeof NextLink> & { href: string }) {
  const { push } = useNavigation()
  return (
    <NextLink
      {...props}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault()
        // A tab needs nothing of the server.
        if (isOnThisPage(props.href)) history.pushState(null, '', props.href)
        else push(props.href)
      }}
    />
  )
}

/** Returns true where an address differs from that of the page in its query alone. */
function isOnThisPage(href: string): boolean {
  const { pathname, hash } = new URL(href, location.href)
  return pathname === location.pathname && hash === ''
}
