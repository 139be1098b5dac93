import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/lib/port.mjs'
import { nginx } from '@/tests/helpers/nginx'
import { type Article, type Content, end, type Peer, run, untilAnswers } from './peer'

const source = '/usr/share/wordpress'
const fpm = ['8.2', '8.4', '8.3'].map((version) => `/usr/sbin/php-fpm${version}`).find(existsSync)

/** Whether Debian's packages are there: wordpress, php-fpm, php-mysql, mariadb-server and nginx. */
export const hasWordPress = () => Boolean(existsSync(source) && fpm && nginx)

/**
 * WordPress with a block theme, products and news as posts in two categories, in a throwaway folder: under
 * nginx and PHP-FPM as it comes, and with the cache of nginx in front.
 */
export async function startWordPress(content: Content): Promise<{ plain: Peer; cached: Peer }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-wordpress-'))
  const port = await freePort()
  const cachedPort = await freePort()
  const database = await startDatabase(folder)
  install(folder, `http://127.0.0.1:${port}`, content)
  const php = startPhp(folder)
  const web = startWeb(folder, port, cachedPort)
  const [product, article] = [content.products[0], content.news[0]] as [Article, Article]
  const pages = ['/', '/category/products/', `/${product.slug}/`, `/${article.slug}/`]
  const stop = async () => {
    await Promise.all([web, php, database].map(end))
    rmSync(folder, { recursive: true, force: true })
  }
  const plain = `http://127.0.0.1:${port}`
  await untilAnswers(plain)
  const rest = { pages, processes: [] }
  return {
    plain: { ...rest, name: 'WordPress', baseUrl: plain, stop },
    cached: {
      ...rest,
      name: 'WordPress behind the cache of nginx',
      baseUrl: `http://127.0.0.1:${cachedPort}`,
      stop: async () => {},
    },
  }
}

async function startDatabase(folder: string) {
  const data = path.join(folder, 'database')
  const user = os.userInfo().username
  execFileSync('mariadb-install-db', [
    '--no-defaults',
    `--user=${user}`,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])
  const child = run(
    'mariadbd',
    ['--no-defaults', `--user=${user}`, `--datadir=${data}`, '--skip-networking', socketOf(folder)],
    { stdio: 'ignore' },
  )
  for (let waited = 0; ; waited += 200) {
    try {
      const create = 'CREATE DATABASE wordpress'
      execFileSync('mariadb', ['--no-defaults', '-uroot', socketOf(folder), '-e', create], {
        stdio: 'ignore',
      })
      return child
    } catch (error) {
      if (waited > 20_000) throw error
      await sleep(200)
    }
  }
}

const socketOf = (folder: string) => `--socket=${folder}/mariadb.sock`

/** Puts the program and its content in place, by its own functions. */
function install(folder: string, url: string, content: Content): void {
  const site = path.join(folder, 'site')
  cpSync(source, site, {
    recursive: true,
    dereference: true,
    filter: (name) => !name.endsWith('.htaccess'),
  })
  const settings = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${folder}/mariadb.sock`,
    DB_CHARSET: 'utf8mb4',
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `define('${name}', ${JSON.stringify(value)});`,
  )
  // Whatever port it is asked at, it names that one: the cached one would else lead to the other.
  writeFileSync(
    path.join(site, 'wp-config.php'),
    `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
if (isset($_SERVER['HTTP_HOST'])) {
  define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
  define('WP_SITEURL', WP_HOME);
}
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  )
  writeFileSync(path.join(folder, 'content.json'), JSON.stringify(content))
  writeFileSync(path.join(folder, 'install.php'), installer)
  execFileSync('php', [path.join(folder, 'install.php'), folder, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const installer = `<?php
[, $folder, $url] = $argv;
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($url, PHP_URL_HOST) . ':' . parse_url($url, PHP_URL_PORT);
require "$folder/site/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
function wp_mail() { return true; }
wp_install('Peer', 'admin', 'admin@example.com', false, '', bin2hex(random_bytes(8)));
global $wp_rewrite;
$wp_rewrite->set_permalink_structure('/%postname%/');
foreach (json_decode(file_get_contents("$folder/content.json"), true) as $kind => $articles) {
  $category = wp_create_category(ucfirst($kind));
  foreach ($articles as $article) {
    wp_insert_post([
      'post_title' => $article['title'],
      'post_name' => $article['slug'],
      'post_content' => $article['text'],
      'post_status' => 'publish',
      'post_category' => [$category],
    ]);
  }
}
// The next visit makes the rules anew, with the categories.
delete_option('rewrite_rules');
`

function startPhp(folder: string) {
  writeFileSync(
    path.join(folder, 'php-fpm.conf'),
    `[global]
error_log = ${folder}/php-fpm.log
daemonize = no
[www]
listen = ${folder}/php.sock
pm = static
pm.max_children = 4
php_admin_value[opcache.enable] = 1
`,
  )
  const args = ['--nodaemonize', '--fpm-config', path.join(folder, 'php-fpm.conf')]
  if (process.getuid?.() === 0) args.push('--allow-to-run-as-root')
  return run(fpm as string, args, { stdio: 'ignore' })
}

function startWeb(folder: string, port: number, cachedPort: number) {
  mkdirSync(path.join(folder, 'cache'))
  symlinkSync('/etc/nginx/fastcgi_params', path.join(folder, 'fastcgi_params'))
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1; pid ${folder}/nginx.pid; error_log stderr emerg; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush off;
  keepalive_requests 10000; gzip on; root ${folder}/site; index index.php;
  fastcgi_cache_path ${folder}/cache keys_zone=pages:10m; open_file_cache max=100;
  ${serverOf(folder, port, '')}
  ${serverOf(
    folder,
    cachedPort,
    `fastcgi_cache pages; fastcgi_cache_key $host$request_uri$http_accept_encoding;
      fastcgi_cache_valid 200 1m; fastcgi_cache_use_stale updating; fastcgi_cache_lock on;
      fastcgi_param HTTP_ACCEPT_ENCODING '';`,
  )}
}`,
  )
  return run(nginx as string, ['-p', folder, '-c', path.join(folder, 'nginx.conf')])
}

const serverOf = (folder: string, port: number, cache: string) => `server {
    listen 127.0.0.1:${port};
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include fastcgi_params; fastcgi_pass unix:${folder}/php.sock;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      ${cache}
    }
  }`
