import type { ReactNode } from 'react'
import { type Read, useHost } from './host'

interface Props {
  read: Read<unknown>
  /** Says what could not be read. */
  failed: string
  children: ReactNode
}

/** Content that is being read, or the reason why it could not be. */
export function Loaded({ read, failed, children }: Props) {
  const { say, explain, Button } = useHost()
  if (read.error)
    return (
      <div role="alert">
        <p>
          {failed} {explain(read.error)}
        </p>
        <Button onClick={read.retry}>{say('retry')}</Button>
      </div>
    )
  return read.data === undefined ? <p role="status">{say('loading')}</p> : children
}
