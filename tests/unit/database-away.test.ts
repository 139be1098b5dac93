import { MongoServerError, MongoServerSelectionError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '@/src/platform/errors/database-unavailable'

const answered = (code: number, errorLabels: string[] = []): MongoServerError =>
  new MongoServerError({ code, errorLabels, errmsg: 'An answer of the server' })

const named = (name: string, code?: unknown): Error =>
  Object.assign(new Error('Something went wrong'), { name, code })

describe('a database is away', () => {
  it.each([
    ['its primary is another now', 10107],
    ['it has no primary', 13435],
    ['it is neither primary nor secondary', 13436],
    ['its primary steps down', 189],
    ['a change of its state interrupted the call', 11602],
    ['its end interrupted the call', 11600],
    ['it shuts down', 91],
    ['its disk is full', 14031],
  ])('where %s (%i)', (_why, code) => {
    expect(isDatabaseUnavailable(answered(code))).toBe(true)
    const wrapped = new Error('Cannot save', { cause: answered(code) })
    expect(isDatabaseUnavailable(wrapped)).toBe(true)
  })

  it.each(['RetryableWriteError', 'TransientTransactionError'])(
    'where it labels its answer %s',
    (label) => {
      expect(isDatabaseUnavailable(answered(1, [label]))).toBe(true)
      expect(isDatabaseUnavailable(answered(1, ['SomethingElse', label]))).toBe(true)
    },
  )

  it('where its driver reaches no server', () => {
    expect(isDatabaseUnavailable(named(MongoServerSelectionError.name))).toBe(true)
    expect(isDatabaseUnavailable(named('MongooseServerSelectionError'))).toBe(true)
    expect(isDatabaseUnavailable(named('MongoNetworkTimeoutError'))).toBe(true)
    expect(isDatabaseUnavailable(named('MongoExpiredSessionError'))).toBe(true)
  })

  it.each(['EPIPE', 'ECONNRESET'])('where a connection is found closed by a write, %s', (code) => {
    expect(isDatabaseUnavailable(named('Error', code))).toBe(true)
  })

  it.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_FULL', 'ENOSPC', 'EROFS'])(
    'where SQLite or the disk says %s',
    (code) => {
      expect(isDatabaseUnavailable(named('LibsqlError', code))).toBe(true)
    },
  )
})

describe('a database is there', () => {
  it.each([
    ['holds such a key already', 11000],
    ['refuses a document', 121],
    ['does not know the account', 18],
    ['understands no such query', 2],
  ])('where it %s (%i)', (_why, code) => {
    expect(isDatabaseUnavailable(answered(code))).toBe(false)
    expect(isDatabaseUnavailable(answered(code, ['SomethingElse']))).toBe(false)
  })

  it('where the same number comes from elsewhere', () => {
    expect(isDatabaseUnavailable(named('SomeError', 91))).toBe(false)
    expect(isDatabaseUnavailable(named('SomeError', '91'))).toBe(false)
  })

  it('where SQLite refuses what is told to it, or the error is no error', () => {
    expect(isDatabaseUnavailable(named('LibsqlError', 'SQLITE_CONSTRAINT'))).toBe(false)
    expect(isDatabaseUnavailable('SQLITE_BUSY')).toBe(false)
    expect(isDatabaseUnavailable(undefined)).toBe(false)
  })
})
