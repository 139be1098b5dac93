import { afterAll, beforeAll } from 'vitest'
import { testKilledUploads } from '@/tests/helpers/killed-uploads'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'

let server: MortalServer

beforeAll(async () => {
  server = await mortalServer()
})

afterAll(() => server.remove())

testKilledUploads(() => server, [0.1, 0.7])
