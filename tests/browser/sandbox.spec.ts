import { expect, type Page } from '@playwright/test';
import { listenOutside, type OutsideListener } from '../support/outside-listener.ts';
import {
  editor,
  network,
  openPlayground,
  output,
  run,
  writeCode,
  writeKeptCode,
} from '../support/playground-page.ts';
import { test as base } from '../support/test.ts';

const test = base.extend<{ outside: OutsideListener }>({
  outside: async ({ watch }, use) => {
    const outside = await listenOutside();
    // Requested by the code and blocked before it is sent, which the listener confirms.
    watch.allowForeignRequests(new RegExp(`^\\w+://127\\.0\\.0\\.1:${outside.port}/`));
    watch.expectErrors(/^/);
    await use(outside);
    outside.close();
  },
});

test.setTimeout(90_000);

/**
 * Ways to escape from the frame. `out` is an address of the listener; `node` creates an element and adds it to the
 * page.
 */
const waysOut: Record<string, string> = {
  'a request of an inner frame': `await innerWindow().fetch(out)`,
  XMLHttpRequest: `await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onload = resolve; request.onerror = reject;
    request.open('GET', out); request.send();
  })`,
  'synchronous XMLHttpRequest': `const request = new XMLHttpRequest(); request.open('GET', out, false); request.send()`,
  WebSocket: `await opened(new WebSocket(out.replace('http', 'ws')))`,
  'EventSource of an inner frame': `await opened(new (innerWindow().EventSource)(out))`,
  beacon: `if (navigator.sendBeacon(out, 'x')) return 'queued'`,
  'a request for later': `fetchLater(out)`,
  WebTransport: `await new WebTransport(out.replace('http', 'https')).ready`,
  WebRTC: `await connect(RTCPeerConnection)`,
  'WebRTC by another name': `await connect(webkitRTCPeerConnection)`,
  'WebRTC of an inner frame': `await connect(innerWindow().RTCPeerConnection)`,
  'WebRTC of an inner document': `node('iframe', { srcdoc: '<script>new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:' + port + '" }] }).createOffer()</' + 'script>' })`,
  image: `await loaded(node('img', { src: out }))`,
  'image set': `await loaded(node('img', { srcset: out }))`,
  video: `node('video', { src: out, preload: 'auto' }).load()`,
  'poster of a video': `node('video', { poster: out })`,
  audio: `new Audio(out).play()`,
  'SVG image': `node('div', { innerHTML: '<svg><image href="' + out + '"/><use href="' + out + '#x"/></svg>' })`,
  object: `node('object', { data: out })`,
  embed: `node('embed', { src: out })`,
  frame: `node('iframe', { src: out })`,
  'data frame': `node('iframe', { src: 'data:text/html,<img src="' + out + '">' })`,
  script: `await loaded(node('script', { src: out }))`,
  module: `await import(/* @vite-ignore */ out)`,
  'module in text': `await new Function('return import("' + out + '")')()`,
  'style sheet': `await loaded(node('link', { rel: 'stylesheet', href: out }))`,
  'style import': `node('style', { textContent: '@import "' + out + '"; body { background: url(' + out + ') } @font-face { font-family: x; src: url(' + out + ') } body { font-family: x }' })`,
  'style attribute': `node('p', { textContent: 'x' }).style.backgroundImage = 'url(' + out + ')'`,
  prefetch: `node('link', { rel: 'prefetch', href: out })`,
  prerender: `node('link', { rel: 'prerender', href: out })`,
  preload: `node('link', { rel: 'preload', as: 'image', href: out })`,
  modulepreload: `node('link', { rel: 'modulepreload', href: out })`,
  preconnect: `node('link', { rel: 'preconnect', href: out })`,
  manifest: `node('link', { rel: 'manifest', href: out })`,
  icon: `node('link', { rel: 'icon', href: out })`,
  'speculation rules': `node('script', { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ urls: [out] }] }) })`,
  'worker from a text': `await opened(new Worker(URL.createObjectURL(new Blob(['fetch("' + out + '")']))))`,
  'worker from data': `await opened(new Worker('data:text/javascript,fetch("' + out + '")'))`,
  'shared worker': `await opened(new SharedWorker(out))`,
  'service worker': `await navigator.serviceWorker.register('/sw.js')`,
  worklet: `await CSS.paintWorklet.addModule(out)`,
  'form in the window': `const form = node('form', { action: out, target: '_top' }); form.requestSubmit()`,
  'link to the window': `node('a', { href: out, target: '_top' }).click()`,
  'link to a window': `node('a', { href: out, target: '_blank' }).click()`,
  'link with a ping': `node('a', { href: '#x', ping: out }).click()`,
  'a window': `if (open(out) === null) throw new Error('no window')`,
  'address of the window': `top.location.href = out`,
  'address of the page': `parent.location.replace(out)`,
  'history of the page': `parent.history.pushState(null, '', '/taken')`,
  'document of the page': `parent.document.title = 'taken'`,
  'globals of the page': `return Object.keys(parent.localStorage)`,
  cookie: `document.cookie = 'taken=1'; if (document.cookie === '') throw new Error('no cookie')`,
  storage: `localStorage.setItem('taken', '1')`,
  'storage of the session': `sessionStorage.setItem('taken', '1')`,
  database: `await opened(indexedDB.open('taken'))`,
  caches: `await caches.open('taken')`,
  clipboard: `await navigator.clipboard.readText()`,
  channel: `new BroadcastChannel('taken').postMessage('x')`,
  'a base for addresses': `node('base', { href: out }); await loaded(node('img', { src: 'pixel.png' }))`,
};

/** TypeScript is not involved: the names come from the browser that runs this. */
const program = (port: number) => `// @ts-nocheck
const port = ${port};
let count = 0;
const done: string[] = [];
const node = (name, attributes) => {
  const element = Object.assign(document.createElement(name), attributes);
  for (const [key, value] of Object.entries(attributes)) if (key !== 'innerHTML' && key !== 'textContent') element.setAttribute(key, value);
  document.body.append(element);
  return element;
};
const soon = (set) => new Promise((resolve, reject) => { set(resolve, reject); setTimeout(reject, 700, new Error('nothing came')); });
const loaded = (element) => soon((resolve, reject) => { element.onload = resolve; element.onerror = () => reject(new Error('refused')); });
const opened = (source) => soon((resolve, reject) => { source.onopen = source.onmessage = source.onsuccess = resolve; source.onerror = () => reject(new Error('refused')); });
const innerWindow = () => { node('iframe', {}); return window[window.length - 1]; };
const connect = (Connection) => soon(async (resolve, reject) => {
  try {
    const connection = new Connection({ iceServers: [{ urls: 'stun:127.0.0.1:' + port }] });
    connection.createDataChannel('x');
    await connection.setLocalDescription(await connection.createOffer());
  } catch (error) { reject(error); }
});
const attempt = async (name, work) => {
  count += 1;
  console.log('tries', name);
  try { await work('http://127.0.0.1:' + port + '/' + encodeURIComponent(name)); done.push(name); } catch {}
};
${Object.entries(waysOut)
  .map(([name, code]) => `await attempt(${JSON.stringify(name)}, async (out) => { ${code} });`)
  .join('\n')}
console.log('tried', count);
`;

/** State of the page, its window and its storage that code could have changed. */
async function stateOf(page: Page) {
  return {
    windows: page.context().pages().length,
    address: page.url(),
    cookies: await page.context().cookies(),
    ...(await page.evaluate(async () => ({
      title: document.title,
      stored: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
      databases: (await indexedDB.databases()).length,
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))),
  };
}

test('[P1] code of readers tries every way out of its frame, and none leads anywhere', async ({
  page,
  outside,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  page.on('download', (download) => dialogs.push(download.url()));
  await openPlayground(page);
  await page.evaluate(() => {
    new BroadcastChannel('taken').onmessage = () => {
      document.title = 'taken';
    };
  });
  await writeKeptCode(page, 'client.ts', program(outside.port));
  const before = await stateOf(page);
  await run(page).click();
  const count = Object.keys(waysOut).length;
  await expect(output(page)).toContainText(`tried ${count}`, { timeout: 60_000 });
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  expect(outside.heard).toEqual([]);
  expect(await stateOf(page)).toEqual(before);
  expect(dialogs).toEqual([]);
});

for (const [way, code] of Object.entries({
  'its own address': 'location.href = out;',
  'a meta element':
    "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=' + out }));",
  'a form':
    "const form = Object.assign(document.createElement('form'), { action: out, method: 'post' }); document.body.append(form); form.submit();",
  'a download':
    "const link = Object.assign(document.createElement('a'), { href: out, download: 'x' }); document.body.append(link); link.click();",
})) {
  test(`[P1] code that leaves its frame by ${way} gets nowhere`, async ({ page, outside }) => {
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await openPlayground(page);
    const origin = `http://127.0.0.1:${outside.port}`;
    const leaving = `// @ts-nocheck\nconst out = '${origin}/left';\n${code}\n`;
    await writeKeptCode(page, 'client.ts', leaving);
    const before = await stateOf(page);
    await run(page).click();
    await expect
      .poll(() => refused.some((text) => /fram/i.test(text) && text.includes(origin)))
      .toBe(true);
    expect(outside.heard).toEqual([]);
    expect(await stateOf(page)).toEqual(before);
  });
}

test('[P1] code that leaves its frame by a document of its own is stopped', async ({
  page,
  outside,
}) => {
  await openPlayground(page);
  const markup = `<meta http-equiv=refresh content="0;url=http://127.0.0.1:${outside.port}/left">`;
  await writeKeptCode(
    page,
    'client.ts',
    `document.open();\ndocument.write('${markup}');\ndocument.close();\n`,
  );
  const before = await stateOf(page);
  await run(page).click();
  await expect(output(page)).toContainText('Stopped because the code reloaded its page');
  await expect(page.getByTitle('Page that the code renders')).toHaveCount(0);
  expect(outside.heard).toEqual([]);
  expect(await stateOf(page)).toEqual(before);
});

test('[P1] a message that the code forges changes nothing', async ({ page }) => {
  await openPlayground(page);
  const code = `
for (const message of [
  null, 'ready', { kind: 'ready' }, { kind: 'exchange' }, { kind: 'exchange', exchange: { procedures: null } },
  { kind: 'exchange', exchange: { id: 1, procedures: [{}], requestHeaders: 1 } }, { kind: 'console', entry: { text: {} } },
]) parent.postMessage(message, '*');
console.log('sent');
`;
  await writeCode(page, 'client.ts', code);
  await run(page).click();
  await expect(output(page)).toHaveText('sent');
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  await expect(network(page).getByRole('listitem')).toHaveCount(0);
});

test('[P1] a flood of messages is stopped, and the page answers', async ({ page }) => {
  await openPlayground(page);
  const code =
    "for (let i = 0; i < 200_000; i++) parent.postMessage({ kind: 'console', entry: { level: 'log', text: 'x' } }, '*');\n";
  await writeCode(page, 'client.ts', code);
  await run(page).click();
  await expect(output(page)).toContainText('more than 5,000 messages within a second');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(editor(page, 'server.ts')).toContainText('userCreate');
});
