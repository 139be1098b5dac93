import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

interface Container {
  image: string
  command?: string[]
  env?: { name: string }[]
  securityContext?: Record<string, unknown>
  livenessProbe?: Probe
  readinessProbe?: Probe
}

interface Probe {
  httpGet?: { path: string }
}

const read = (file: string) => readFileSync(file, 'utf8')

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<
    string,
    { image: string; command?: string[]; environment?: object; env_file?: string[] }
  >
}
const services = Object.values(compose.services)

const cluster = parseAllDocuments(read('deploy/kubernetes.yaml')).map(
  (document) =>
    document.toJS() as {
      kind: string
      metadata: { name: string }
      spec: { template?: { spec: { containers: Container[]; securityContext?: object } } }
    },
)
const pods = cluster.flatMap(({ spec }) => (spec.template ? [spec.template.spec] : []))
const containers = pods.flatMap((pod) => pod.containers)

const known = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name]) => name,
)

test('every image has a version', () => {
  const images = [...services, ...containers].map(({ image }) => image)
  expect(images.length).toBeGreaterThan(8)
  // The site's own is built here for compose.
  for (const image of images.filter((name) => name !== 'terminalia')) {
    expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/)
  }
})

test('what the site is set to is what it knows', () => {
  const app = compose.services['app-1']
  // Every other setting may stand in the same file as those that compose asks for.
  expect(app?.env_file).toEqual(['.env'])
  const inCompose = Object.keys(app?.environment ?? {})
  const inCluster = containers.flatMap(({ env = [] }) => env.map(({ name }) => name))
  expect(inCompose).toContain('DATABASE_URI')
  for (const name of [...inCompose, ...inCluster]) expect(known).toContain(name)
})

test('the example of settings for compose names all that it asks for', () => {
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const named = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name,
  )
  expect(new Set(named)).toEqual(new Set(asked))
})

test('the job of each version has a name of its own, as a job cannot be changed', () => {
  const job = cluster.find(({ kind }) => kind === 'Job')
  const [, version = ''] = job?.spec.template?.spec.containers[0]?.image.split(':') ?? []
  expect(version).toMatch(/^\d/)
  expect(job?.metadata.name).toBe(`terminalia-prepare-${version.replaceAll('.', '-')}`)
})

test('each nginx changes in the shipped configuration what it means to', () => {
  const shipped = read('deploy/nginx.conf')
  for (const [command, ...lines] of [
    [
      compose.services.nginx?.command,
      'server app-1:3000 max_fails=2 fail_timeout=5s;',
      'server app-2:3000 max_fails=2 fail_timeout=5s;',
    ],
    [
      containers.find(({ image }) => image.startsWith('nginx'))?.command,
      'server terminalia:3000 max_fails=2 fail_timeout=5s;',
      'set_real_ip_from 10.0.0.0/8;',
      'real_ip_header X-Forwarded-For;',
      'listen 8080 default_server;',
      'pid /tmp/nginx.pid;',
    ],
  ] as [string[], ...string[]][]) {
    const [edit = ''] = String(command.at(-1)).split('/etc/nginx/')
    const changed = execFileSync('sh', ['-c', edit], { input: shipped, encoding: 'utf8' })
    const before = new Set(shipped.split('\n'))
    const added = changed.split('\n').filter((line) => !before.has(line))
    expect(added.map((line) => line.trim()).sort()).toEqual(lines.sort())
  }
})

test('everything in the cluster runs without rights', () => {
  for (const { securityContext } of pods)
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
  for (const { securityContext } of containers)
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
})

test('the site is not ended because its database is away', () => {
  const site = containers.find(({ command }) => command?.includes('scripts/serve.mjs'))
  expect(site?.readinessProbe?.httpGet?.path).toBe('/api/ready')
  expect(site?.livenessProbe?.httpGet?.path).not.toMatch(/^\/api\//)
})
