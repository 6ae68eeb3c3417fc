import { distance } from 'fastest-levenshtein';
import { nearNames } from '../problems/suggest.ts';

/** Protocols allowed in documentation links. */
const protocols = [
  ...['https', 'http', 'mailto', 'tel', 'sms', 'ftp', 'sftp', 'ssh', 'git', 'irc', 'ircs', 'xmpp'],
  ...['vscode', 'vscode-insiders', 'cursor', 'magnet', 'geo', 'webcal', 'feed', 'slack', 'discord'],
];

/** Protocols that run code or embed data; the security policy blocks them. */
const forbidden = ['javascript', 'vbscript', 'data', 'blob', 'file'];

/** Reports mistakes in an address that do not depend on its target; undefined if there are none. */
export function complainOfAddress({
  href,
  text,
}: {
  href: string;
  text: string;
}): { code: string; message: string; hint: string } | undefined {
  if (href.trim() === '') {
    const code = 'link-without-address';
    const message = text === '' ? 'A link has no address.' : `The link "${text}" has no address.`;
    return { code, message, hint: `Write where it leads: [${text || 'text'}](address).` };
  }
  const [, written, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(href) ?? [];
  if (written === undefined) return undefined;
  const code = 'link-protocol';
  const protocol = written.toLowerCase();
  if (forbidden.includes(protocol)) {
    const hint = 'Link to a page, or to a file beside the content.';
    return { code, message: `The link "${href}" is blocked by every browser.`, hint };
  }
  if (/^\d+(?:[/?#]|$)/.test(rest)) {
    const message = `The link "${href}" names a host but no protocol.`;
    return { code, message, hint: `Write http://${href}.` };
  }
  if (!protocols.includes(protocol)) {
    const message = `The link "${href}" begins with "${written}:", which is not a protocol.`;
    const [near] = nearNames({ written: protocol, names: protocols });
    // Of two equally close names, people mean the common one: "http" and not "ftp" for "htp".
    const isAsNear = (name: string) =>
      near !== undefined && distance(protocol, name) <= distance(protocol, near);
    const meant = ['http', 'https'].find(isAsNear) ?? near;
    const question = meant === undefined ? '' : `Did you mean "${meant}"? `;
    return { code, message, hint: `${question}A colon in a file's name is written %3A.` };
  }
  if (/^https?$/.test(protocol) && !/^\/\/[^/?#\s]/.test(rest)) {
    const host = rest.replace(/^\/+/, '');
    const message = `The link "${href}" has no host.`;
    return { code, message, hint: `Write two slashes and the host: ${protocol}://${host}` };
  }
  if (protocol === 'mailto' && !rest.includes('@')) {
    const message = `The link "${href}" has no recipient.`;
    return { code, message, hint: 'Write mailto:somebody@example.com.' };
  }
  return undefined;
}
