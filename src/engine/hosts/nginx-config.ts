import type { HostRedirect, HostRules } from '../serve/host-rules.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { hiddenPattern, PAGES_ARE_ASKED_FOR, ruleValues } from './server-rules.ts';

/**
 * The site as an nginx server, to be included in `http { }`. Each header is a map, because nginx drops the headers of
 * outer blocks if an inner one adds a header, and sends no header with an empty value.
 */
export function buildNginxConfig(rules: HostRules): string {
  const { redirects, baseUrl } = rules;
  // The location sets the type; a header would be sent in addition.
  const values = [...ruleValues(rules)].filter(([name]) => name !== 'content-type');
  const names = values.map(([name]) => name);
  const singles = new Set(redirects.map(({ from }) => from));
  return `# Written by \`npm run host-config -- nginx\`. Put the folder of the built site at "root"${
    baseUrl === '/' ? '' : `, so that ${baseUrl} is a folder in it`
  }.
${values.map(([name, found]) => headerMap(name, found)).join('\n')}
${twinMap(baseUrl)}
server {
  listen 80;
  server_name example.com;
  root /srv/site;

  # Addresses behind a proxy stay those of the proxy.
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml text/markdown;
  error_page 404 ${baseUrl}404.html;
${names.map((name) => `  add_header ${name} $${variable(name)} always;`).join('\n')}

  # Every page has one address. None that begins with "/\\" is written: it would lead to another site.
  rewrite ${quote(`^${escapePattern(baseUrl)}index\\.html$`)} ${baseUrl} permanent;
  rewrite ${quote('^(/[^\\\\]+)/index\\.html$')} $1 permanent;
  if ($uri != ${baseUrl}) { rewrite ${quote('^(/[^\\\\]+?)/+$')} $1 permanent; }
${baseUrl === '/' ? '' : `  location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}$is_args$args; }\n`}
  location ~ ${quote(hiddenPattern(baseUrl))} { return 404; }
  location = ${baseUrl}404.html { internal; }
${redirects.map((redirect) => redirectBlock(redirect, singles)).join('\n')}
  # Programs that ask for Markdown get the twin of a page, where it has one.
  add_header vary accept always;
  location ~ \\.md$ { types { } default_type "text/markdown; charset=utf-8"; }
  if (-f $document_root$site_twin) { rewrite ^ $site_twin last; }
  location / { try_files $uri $uri/index.html @ending; }
  location @ending {
    rewrite ${quote('^(/[^\\\\]+)\\.html$')} $1 permanent;
    return 404;
  }
}
`;
}

/** The file for a request that accepts Markdown; for other requests, one that never exists. */
function twinMap(baseUrl: string): string {
  return `map $uri $site_twin_of {
  ${quote(baseUrl)} ${quote(`${baseUrl}index.md`)};
  default $uri.md;
}

map $http_accept $site_twin {
  ${quote('~*text/markdown')} $site_twin_of;
  default "/.none";
}
`;
}

function headerMap(name: string, values: { pattern: string; value: string }[]): string {
  // Without a rule, browsers would choose how long to cache pages.
  const otherwise = name === 'cache-control' ? [`  default ${quote(PAGES_ARE_ASKED_FOR)};`] : [];
  const lines = values.map(({ pattern, value }) => `  ${quote(`~${pattern}`)} ${quote(value)};`);
  return [`map $uri $${variable(name)} {`, ...lines, ...otherwise, '}\n'].join('\n');
}

function redirectBlock({ from, to }: HostRedirect, singles: ReadonlySet<string>): string {
  const target = to.replaceAll('$', '%24');
  if (!from.endsWith('/*')) {
    return `  location = ${quote(from)} { return 301 ${quote(withQuery(target))}; }`;
  }
  const folder = from.slice(0, -2);
  const start = target.replace(':splat', '').replace(/(.)\/$/, '$1');
  // `rewrite` encodes the captured part and appends the query.
  const itself = `  location = ${quote(folder)} { return 301 ${quote(withQuery(start))}; }`;
  return [
    // The folder may have its own redirect, and nginx refuses two locations of the same name.
    ...(singles.has(folder) ? [] : [itself]),
    `  location ^~ ${quote(`${folder}/`)} { rewrite ${quote(`^${escapePattern(folder)}/([^\\\\]*)$`)} ${quote(target.replace(':splat', '$1'))} permanent; }`,
  ].join('\n');
}

/** The query of a request goes before the anchor; a target with its own query keeps that. */
function withQuery(target: string): string {
  return target.includes('?') ? target : target.replace(/(?=#|$)/, '$is_args$args');
}

function variable(name: string): string {
  return `site_${name.replaceAll('-', '_')}`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
