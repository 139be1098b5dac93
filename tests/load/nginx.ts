import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/lib/port.mjs'
import { nginx, startNginx } from '../helpers/nginx'
import { measure, usualPages } from './wrk'

/**
 * `tsx tests/load/nginx.ts URL [/path …]`: what the shipped nginx configuration serves in front of the
 * site at URL (which must have been started with TRUST_PROXY=1), next to nginx that serves the very same
 * bytes as files, and to the site without nginx. Needs wrk and nginx.
 */
const [site = 'http://localhost:3000', ...given] = process.argv.slice(2)
const paths = given.length > 0 ? given : await usualPages(site)
const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-load-'))
const shipped = await startNginx([site])
const files = await startFiles()
try {
  console.log(
    '| page | bytes, gzip | site alone | behind nginx | as files | nginx / files | p99 behind nginx | as files |',
  )
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
  for (const page of paths) {
    const bytes = files.sizes.get(page)
    const alone = measure(site, page)
    const [behind, asFiles] = [measure(shipped.baseUrl, page), measure(files.baseUrl, page)]
    const bad = alone.bad + behind.bad + asFiles.bad
    console.log(
      `| \`${page}\` | ${bytes} | ${alone.rate} | ${behind.rate} | ${asFiles.rate} | ${(behind.rate / asFiles.rate).toFixed(2)} | ${behind.slowest} | ${asFiles.slowest} |${bad > 0 ? ` ${bad} bad answers` : ''}`,
    )
  }
  console.log(
    `\nLoad of the machine meanwhile: ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
} finally {
  await shipped.stop()
  files.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** nginx with the answers of the site as files, packed beforehand. */
async function startFiles() {
  const port = await freePort()
  const sizes = new Map<string, number>()
  for (const page of paths) {
    const place = path.join(folder, 'files', page === '/' ? 'index' : page)
    mkdirSync(path.dirname(place), { recursive: true })
    const packed = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: gzip', site + page], {
      maxBuffer: 1e8,
    })
    sizes.set(page, packed.length)
    writeFileSync(`${place}.html.gz`, packed)
  }
  writeFileSync(
    path.join(folder, 'files.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1; pid ${folder}/pid; error_log stderr; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush off;
  keepalive_requests 10000; gzip_static on; open_file_cache max=100;
  server {
    listen 127.0.0.1:${port}; root ${folder}/files;
    location = / { rewrite ^ /index.html break; gzip_static always; }
    location / { rewrite ^(.+)$ $1.html break; gzip_static always; }
  }
}`,
  )
  const child = spawn(nginx as string, ['-p', folder, '-c', path.join(folder, 'files.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await sleep(500)
  return { baseUrl: `http://127.0.0.1:${port}`, sizes, stop: () => child.kill('SIGTERM') }
}
