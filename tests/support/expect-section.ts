import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a section is at the top of the window, or as close as the page's length allows. */
export async function expectSection(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((name) => {
      const box = document.getElementById(name)?.getBoundingClientRect();
      // Between two documents there is no root element.
      if (!box) return 'no such section';
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      if (box.top >= 0 && box.top <= 120) return 'at the top';
      const isEnd = scrollTop + clientHeight >= scrollHeight - 2;
      return isEnd && box.top > 0 && box.top < clientHeight ? 'at the top' : `at ${box.top}`;
    }, id);
  await expect.poll(place, { message: `${page.url()} shows #${id}` }).toBe('at the top');
}

/** The section in an address. */
export const idOf = (address: string) => decodeURIComponent(address.split('#')[1] ?? 'content');
