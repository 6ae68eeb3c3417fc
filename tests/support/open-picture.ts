import { expect, type Page } from '@playwright/test';
import { visit } from './test.ts';

/** A picture that readers can change, by its title. */
export const pictureOn = (page: Page, title: string) => page.getByRole('figure', { name: title });

/**
 * Scrolls a picture into view and waits until it is interactive.
 *
 * @param options.moment label of its slider
 */
export async function openPicture(
  page: Page,
  options: { path: string; title: string; moment: string },
) {
  const { path, title, moment } = options;
  await visit(page, path);
  const picture = pictureOn(page, title);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.getByRole('slider', { name: moment })).toBeEnabled();
  return picture;
}
