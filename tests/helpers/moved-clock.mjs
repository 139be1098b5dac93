import { existsSync, readFileSync } from 'node:fs'

// Loaded by `--import` into a server under test: its clock is ahead by as many ms as the file MOVED_CLOCK says, which
// the test may change while the server runs. Timers keep their pace.

const file = String(process.env.MOVED_CLOCK)
const RealDate = Date
let ahead = 0

const look = () => {
  ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
}
look()
setInterval(look, 50).unref()

const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
