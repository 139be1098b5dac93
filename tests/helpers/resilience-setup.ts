import { requireCurrentBuild } from './current-build'
import { makeTemplate } from './template'

export default function setup(): Promise<() => Promise<void>> {
  requireCurrentBuild()
  return makeTemplate()
}
