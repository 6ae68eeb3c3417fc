import type { HostRedirect, HostRules } from '../serve/host-rules.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { hiddenPattern, PAGES_ARE_ASKED_FOR } from './server-rules.ts';

/**
 * The site as a Caddyfile. Redirects keep addresses as they were sent (`{uri}`), because Caddy's paths are decoded, and
 * a decoded path in a response is invalid or even another header. No address begins with two slashes, which would lead
 * to another site.
 */
export function buildCaddyConfig(rules: HostRules): string {
  const { redirects, baseUrl } = rules;
  const isSingle = ({ from, to }: HostRedirect) => !from.endsWith('/*') && !to.includes('?');
  const within = baseUrl === '/' ? '' : `, so that ${baseUrl} is a folder in it`;
  return `# Written by \`npm run host-config -- caddy\`. Put the folder of the built site at "root"${within}.
(site_headers) {
${headerLines(rules).join('\n')}
}

example.com {
	root * /srv/site
	encode zstd gzip

	map {query} {site_query} {
		~^.+$ "?\${0}"
		default ""
	}
	map {path} {site_target} {site_anchor} {
${redirects.filter(isSingle).map(singleLine).join('\n')}
		default "" ""
	}

	route {
		# Programs that ask for Markdown get the twin of a page, where it has one.
		@home_twin {
			header Accept *text/markdown*
			path ${baseUrl}
		}
		rewrite @home_twin ${baseUrl}index.md
		@twin {
			header Accept *text/markdown*
			file {path}.md
		}
		rewrite @twin {path}.md
		header +vary accept

		import site_headers

		@hidden path_regexp \`${hiddenPattern(baseUrl)}\`
		error @hidden 404
		@missing path ${baseUrl}404.html
		error @missing 404

		# Every page has one address.
		@home vars_regexp home {uri} \`^${escapePattern(baseUrl)}index\\.html(\\?.*)?$\`
		redir @home ${baseUrl}{re.home.1} 308
${baseUrl === '/' ? '' : `\t\tredir ${baseUrl.slice(0, -1)} ${baseUrl} 308\n`}		@slash {
			vars_regexp slash {uri} \`^(/[^/?\\\\](?:[^?\\\\]*[^/?\\\\])?)/+(\\?.*)?$\`
			not path ${baseUrl}
		}
		redir @slash {re.slash.1}{re.slash.2} 308
		@index vars_regexp index {uri} \`^(/[^/?\\\\][^?\\\\]*)/index\\.html(\\?.*)?$\`
		redir @index {re.index.1}{re.index.2} 308

		@moved expression \`{site_target} != ""\`
		redir @moved {site_target}{site_query}{site_anchor} 301
${redirects
  .filter((redirect) => !isSingle(redirect))
  .map(patternLines)
  .join('\n')}

		@ending {
			vars_regexp ending {uri} \`^(/[^/?\\\\][^?\\\\]*)\\.html(\\?.*)?$\`
			not file {path}
		}
		redir @ending {re.ending.1}{re.ending.2} 308
		try_files {path} {path}/index.html
		file_server {
			disable_canonical_uris
		}
	}
	handle_errors {
		import site_headers
		rewrite * ${baseUrl}404.html
		file_server
	}
}
`;
}

/** Without a rule, browsers would choose how long to cache pages. */
function headerLines({ headers }: HostRules): string[] {
  const lines = headers.flatMap(({ source, headers: values }, index) => {
    // In the middle of a path, Caddy's asterisk matches one folder.
    const isEnding = source.includes('*') && !source.endsWith('*');
    const name = `@ending${index}`;
    const pattern = `^${source.split('*').map(escapePattern).join('.*')}$`;
    const set = Object.entries(values).map(
      ([key, value]) => `\t\theader ${isEnding ? name : quote(source)} ${key} ${quote(value)}`,
    );
    return isEnding ? [`\t\t${name} path_regexp \`${pattern}\``, ...set] : set;
  });
  // A route keeps the order of its lines.
  return ['\troute {', `\t\theader cache-control ${PAGES_ARE_ASKED_FOR}`, ...lines, '\t}'];
}

/** An address, its target, and the anchor there; the query of the request goes before the anchor. */
function singleLine({ from, to }: HostRedirect): string {
  const [target = '', anchor] = to.split('#', 2);
  return `\t\t${quote(from)} ${quote(target)} ${quote(anchor === undefined ? '' : `#${anchor}`)}`;
}

/** A folder, or an address whose target has its own query, which is kept. */
function patternLines({ from, to }: HostRedirect, index: number): string {
  const name = `moved${index}`;
  const isFolder = from.endsWith('/*');
  const start = escapePattern(encodeURI(isFolder ? from.slice(0, -2) : from));
  const rest = isFolder ? '(?:/+([^?\\\\]*))?' : '()';
  const [path = '', anchor] = to.replace(':splat', `{re.${name}.1}`).split('#', 2);
  const query = to.includes('?') ? '' : `{re.${name}.2}`;
  const target = `${path}${query}${anchor === undefined ? '' : `#${anchor}`}`;
  return [
    `\t\t@${name} vars_regexp ${name} {uri} \`^${start}${rest}(\\?.*)?$\``,
    `\t\tredir @${name} ${quote(target)} 301`,
  ].join('\n');
}

/** Caddy supports one escape sequence in quotes. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
