import { expect, type Locator, type Page } from '@playwright/test';

/** The open search dialog, with its parts as users find them. */
export function searchBox(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const list = dialog.getByRole('listbox', { name: 'Results' });
  return {
    button: page.getByRole('banner').getByRole('link', { name: 'Search' }),
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search docs' }),
    list,
    results: list.getByRole('option'),
    active: dialog.locator('[aria-selected="true"]'),
    saved: dialog.getByRole('grid', { name: 'Saved searches' }),
    recent: dialog.getByRole('rowgroup', { name: 'Recent' }),
    favorite: dialog.getByRole('rowgroup', { name: 'Favorite' }),
    preview: dialog.getByRole('region', { name: 'Preview' }),
    status: dialog.getByRole('status'),
    version: dialog.getByRole('combobox', { name: 'Version to search in' }),
  };
}

/** Opens the search with the keyboard. */
export async function openSearch(page: Page) {
  const box = searchBox(page);
  await page.keyboard.press('Control+k');
  await expect(box.field).toBeFocused();
  return box;
}

/** Types a query and waits for its results. */
export async function searchFor(page: Page, query: string) {
  const box = searchBox(page);
  await box.field.fill(query);
  await expect(box.status).toHaveText(/^(\d+ results?|No results)/);
  return box;
}

/** The texts covered by a highlight. */
export function highlighted(page: Page, name: string) {
  return page.evaluate((of) => [...(CSS.highlights.get(of) ?? [])].map(String), name);
}

/** Pastes a text into a field like Ctrl+V. */
export async function pasteInto(field: Locator, text: string) {
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    const data = pasted.replaceAll(/\s+/g, ' ').slice(0, (input as HTMLInputElement).maxLength);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(input, data);
    input.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data }),
    );
  }, text);
}
