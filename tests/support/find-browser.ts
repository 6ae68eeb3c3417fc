import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { lookFor } from './programs.ts';

const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Flags for a browser without a screen that asks nobody but the pages' own hosts for anything. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing leaves this machine; requests that a test answers itself never get that far.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * The browser that tests use: the one that `SITE_BROWSER` names, the shell without windows, or a whole browser. Undefined
 * if there is none.
 */
export function findBrowser(): string | undefined {
  return process.env.SITE_BROWSER || lookFor('headlessShell') || findWholeBrowser();
}

/**
 * The Chromium or Chrome of this machine, for what the shell without windows lacks: the one that `SITE_BROWSER` names, one
 * on the `PATH`, one in the usual places, or Playwright's download. Undefined if there is none.
 */
export function findWholeBrowser(): string | undefined {
  return (
    process.env.SITE_BROWSER ||
    lookFor('chromium') ||
    [...USUAL_PLACES, chromium.executablePath()].find((file) => existsSync(file))
  );
}

/** What Playwright starts a browser with; its own if there is none. */
export function browserOptions(executablePath = findBrowser()): {
  executablePath?: string;
  args: string[];
} {
  return { ...(executablePath ? { executablePath } : {}), args: browserArguments };
}
