import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { type Setup, setupChoices, SetupInput, type SetupUndone } from '@/src/contract/staff/setup'
import { hasDemo, isDemo } from '@/src/platform/env'
import { withLock } from '@/src/platform/redis/shared-lock'
import { isActingSuperAdmin } from '../access/rules'
import { parseInput, requireStaff } from '../endpoints/call'
import { Refusal } from '../errors'
import { demoRun, runDemoProgram } from './demo-run'
import { listStarterPages, removeStarterPages, writeStarterPages } from './starter-pages'
import { forgetSetup, keepSetup, readSetup } from './state'

/** `GET /setup`: how a site of one's own began, and what is left of it to do. */
const readState: Endpoint = {
  path: '/setup',
  method: 'get',
  handler: async (req) => {
    mustBeSuperAdmin(req)
    return Response.json(await setupOf(req))
  },
}

/** `POST /setup`: begins an empty site with nothing, with starter pages as drafts, or with the demo. */
const choose: Endpoint = {
  path: '/setup',
  method: 'post',
  handler: async (req) => {
    mustBeSuperAdmin(req)
    const { choice } = await parseInput(req, SetupInput)
    return withLock('setup', async () => {
      if (demoRun.isBusy) throw new Refusal(409, 'The demo is being written or taken away')
      if (!(await setupOf(req)).isOffered)
        throw new Refusal(409, 'The site has content already, or its beginning was chosen')
      if (choice === 'demo') {
        if (!hasDemo) throw new Refusal(409, 'The demo is not part of this installation')
        runDemoProgram('write', req.payload, () => keepSetup(req.payload, { choice, pages: [] }))
      } else {
        const pages = choice === 'starter' ? await writeStarterPages(req) : []
        await keepSetup(req.payload, { choice, pages })
      }
      return Response.json(await setupOf(req), { status: choice === 'demo' ? 202 : 201 })
    })
  },
}

/** `DELETE /setup`: deletes the documents that the choice brought, except for those that staff edited since. */
const undo: Endpoint = {
  path: '/setup',
  method: 'delete',
  handler: async (req) => {
    mustBeSuperAdmin(req)
    return withLock('setup', async () => {
      if (demoRun.isBusy) throw new Refusal(409, 'The demo is being written or taken away')
      const state = await readSetup(req.payload)
      if (!state) throw new Refusal(404, 'Nothing was chosen')
      if (state.choice === 'demo') {
        if (!hasDemo) throw new Refusal(409, 'The demo is not part of this installation')
        runDemoProgram('remove', req.payload, () => forgetSetup(req.payload))
        return Response.json({ message: 'The demo is being taken away' }, { status: 202 })
      }
      const { removed, kept } = await removeStarterPages(req, state)
      await forgetSetup(req.payload)
      const answer: SetupUndone = {
        message: `${removed} pages taken back, ${kept.length} kept`,
        removed,
        kept,
      }
      return Response.json(answer)
    })
  },
}

export const setupEndpoints = [readState, choose, undo]

function mustBeSuperAdmin(req: PayloadRequest): void {
  requireStaff(req)
  if (!isActingSuperAdmin(req))
    throw new Refusal(403, 'You are not allowed to perform this action.')
}

async function setupOf(req: PayloadRequest): Promise<Setup> {
  const state = await readSetup(req.payload)
  const { isBusy, problem } = demoRun
  return {
    isOffered: state === null && !isDemo && !isBusy && (await isEmpty(req)),
    choices: setupChoices.filter((choice) => hasDemo || choice !== 'demo'),
    choice: state?.choice ?? null,
    isBusy,
    problem,
    pages: state ? await listStarterPages(req, state) : [],
  }
}

const contents: CollectionSlug[] = ['pages', 'products', 'categories', 'news', 'jobs']

async function isEmpty({ payload }: PayloadRequest): Promise<boolean> {
  const counts = await Promise.all(
    contents.map((collection) => payload.count({ collection, trash: true })),
  )
  return counts.every(({ totalDocs }) => totalDocs === 0)
}
