import { existsSync, readFileSync } from 'node:fs'

// Loaded by `--import` into a server under test: its clock is ahead by as many ms as the file MOVED_CLOCK says, which
// the test may change while the server runs. A second number is how many ms seem to have passed meanwhile: setting a
// clock passes no time. Timers keep their pace.

const file = String(process.env.MOVED_CLOCK)
const RealDate = Date
const realNow = performance.now.bind(performance)
let ahead = 0
let passed = 0

const look = () => {
  const [first, second] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : []
  ahead = Number(first) || 0
  passed = Number(second) || 0
}
look()
setInterval(look, 50).unref()

const now = () => RealDate.now() + ahead

performance.now = () => realNow() + passed

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
