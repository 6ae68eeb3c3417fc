import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { button, checks, LESSON, openLesson } from '../support/lesson-page.ts';
import { editor, network, output, problems, START } from '../support/playground-page.ts';
import { test, visit } from '../support/test.ts';

test.setTimeout(90_000);

test('a lesson is solved by keyboard alone: the check says what is missing, then what to do next', async ({
  page,
}) => {
  await openLesson(page, LESSON);
  await expect(problems(page)).toContainText("Property 'hello' does not exist");
  await editor(page, 'client.ts').press('ControlOrMeta+Enter');
  await expect(checks(page)).toContainText('3 checks do not pass yet.');
  await expect(checks(page)).toContainText('The router has no procedure with the name hello.');
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeFocused();
  await expect(checks(page).getByRole('listitem').last()).toBeInViewport();

  const server = editor(page, 'server.ts');
  await server.getByText('// Write the procedure').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText("hello: t.procedure.query(() => 'Good morning from the bakery'),");
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(checks(page).getByRole('status')).toHaveText('All checks pass. The lesson is done.');
  await expect(output(page)).toContainText('Good morning from the bakery');
  await expect(network(page).getByRole('listitem')).toHaveCount(1);

  await checks(page).getByRole('link', { name: 'Next lesson: Validate the input' }).click();
  await expect(page).toHaveURL(/\/learn\/input$/);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText(/^1 of \d+ lessons done$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue with lesson 2/ })).toBeVisible();
});

test('hints come one by one, the solution passes, and code survives a reload until it is reset', async ({
  page,
}) => {
  await openLesson(page, LESSON);
  await button(page, /^Show a hint/).click();
  const hints = page.getByRole('list').filter({ hasText: 'Everything that clients can call' });
  await expect(hints.getByRole('listitem')).toHaveCount(1);
  await button(page, 'Use the solution').click();
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
  await page.reload();
  await expect(problems(page)).toContainText('TypeScript finds no errors.', START);
  await button(page, 'Check').click();
  await expect(checks(page)).toContainText('All checks pass.');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Reset').click();
  await expect(problems(page)).toContainText("Property 'hello' does not exist");
  await button(page, 'Undo').click();
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
});

test('nothing that replaces the code loses it: Undo goes back, and forth again', async ({
  page,
}) => {
  await openLesson(page, LESSON);
  const server = editor(page, 'server.ts');
  await expect(button(page, 'Undo')).toHaveCount(0);
  await server.getByText('// Write the procedure').click();
  await page.keyboard.insertText('my own thought ');
  await expect(server).toContainText('my own thought');
  await button(page, 'Use the solution').click();
  await expect(page.getByRole('status').filter({ hasText: 'Undo brings back' })).toBeVisible();
  await expect(server).not.toContainText('my own thought');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(server).toContainText('my own thought');
  await page.keyboard.press('Enter');
  await expect(server).not.toContainText('my own thought');
  await button(page, 'Undo').click();
  await page.reload();
  await expect(editor(page, 'server.ts')).toContainText('my own thought', START);
});

test('code that does not parse is told of, and nothing passes', async ({ page }) => {
  await openLesson(page, LESSON);
  await editor(page, 'server.ts').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('const =');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(checks(page).getByRole('status')).toContainText('The code did not run');
  await expect(checks(page).getByRole('status')).toBeInViewport();
  await expect(output(page)).toContainText('server.ts');
});

for (const path of ['/learn/input', '/learn/routers']) {
  test(`the solution of ${path} passes in the browser, and its start does not`, async ({
    page,
  }) => {
    await openLesson(page, path);
    await button(page, 'Check').click();
    await expect(checks(page)).toContainText(/checks? do(es)? not pass yet/);
    await button(page, 'Use the solution').click();
    await expect(problems(page)).toContainText('TypeScript finds no errors.');
    await button(page, 'Check').click();
    await expect(checks(page)).toContainText('All checks pass.');
  });
}

test('a lesson in React shows its app: the check presses its button, and so does the reader', async ({
  page,
}) => {
  await openLesson(page, '/learn/react');
  const app = page.getByRole('region', { name: 'App' });
  await expect(app).toContainText('Check starts the app.');
  await button(page, 'Use the solution').click();
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
  await button(page, 'Check').click();
  await expect(checks(page)).toContainText('All checks pass.', START);
  const shown = app.frameLocator('iframe');
  await expect(shown.getByRole('listitem')).toHaveText(['Rye', 'Spelt']);
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Order spelt' }).click();
  await expect(shown.getByRole('listitem')).toHaveText(['Rye', 'Spelt', 'Spelt']);
  await expect(network(page)).toContainText('5 requests');
});

test('React says what is wrong in its own words', async ({ page, watch }) => {
  watch.expectErrors(/Objects are not valid as a React child/);
  await openLesson(page, '/learn/react');
  const client = editor(page, 'client.tsx');
  const write = async (shown: string) => {
    await client.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      `import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(${shown});\n`,
    );
    await client.press('ControlOrMeta+Enter');
  };
  await write("<ul>{['Rye', 'Spelt'].map((bread) => <li>{bread}</li>)}</ul>");
  await expect(output(page)).toContainText('unique "key" prop', START);
  await write("<p>{{ bread: 'Rye' } as never}</p>");
  await expect(output(page)).toContainText('Objects are not valid as a React child');
});

test('an app that reloads its page ends the check, which says so', async ({ page }) => {
  await openLesson(page, '/learn/react');
  const client = editor(page, 'client.tsx');
  await client.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('location.reload();\nawait new Promise(() => {});\n');
  await client.press('ControlOrMeta+Enter');
  await expect(checks(page).getByRole('status')).toContainText('The code did not run', START);
  await expect(output(page)).toContainText('Stopped because the code reloaded its page');
  await button(page, 'Use the solution').click();
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
  await button(page, 'Check').click();
  await expect(checks(page)).toContainText('All checks pass.', START);
});

test('a lesson without an app has no place for one', async ({ page }) => {
  await openLesson(page, LESSON);
  await expect(page.getByRole('region', { name: 'App' })).toBeHidden();
});

test('progress lasts while the page is open where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openLesson(page, LESSON);
  await button(page, 'Use the solution').click();
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
  await button(page, 'Check').click();
  await expect(checks(page)).toContainText('All checks pass.');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText(/^1 of \d+ lessons done$/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('text and code are two tabs', async ({ page }) => {
    await visit(page, LESSON);
    const text = page.getByRole('tabpanel', { name: 'Lesson' });
    const code = page.getByRole('tabpanel', { name: 'Code' });
    await expect(text).toBeVisible();
    await expect(code).toBeHidden();
    await page.getByRole('tab', { name: 'Lesson' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Code' })).toBeFocused();
    await expect(text).toBeHidden();
    await expect(problems(page)).toContainText("Property 'hello' does not exist", START);
    expect(await violations(page)).toEqual([]);
  });

  test('the next lesson begins with its text', async ({ page }) => {
    await visit(page, LESSON);
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect(problems(page)).toContainText("Property 'hello' does not exist", START);
    await button(page, 'Use the solution').click();
    await expect(problems(page)).toContainText('TypeScript finds no errors.');
    await button(page, 'Check').click();
    await checks(page)
      .getByRole('link', { name: /^Next lesson/ })
      .click();
    await expect(page).toHaveURL(/\/learn\/input$/);
    await expect(page.getByRole('tab', { name: 'Lesson' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toBeHidden();
  });

  test('hints fit the screen, and the last one leaves the focus where it is', async ({ page }) => {
    await visit(page, '/learn/react');
    await page.getByRole('tab', { name: 'Code' }).click();
    await button(page, /^Show a hint/).focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('Enter');
    await expect(button(page, 'Show a hint (3 of 3 shown)')).toBeFocused();
    await expect(page.getByText('The missing option is')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson and its code can be read', async ({ page }) => {
    await page.goto(LESSON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first procedure');
    await expect(page.getByText('Write the procedure')).toBeVisible();
    await page.getByText('Solution', { exact: true }).click();
    await expect(page.getByText("'Good morning from the bakery'").last()).toBeVisible();
  });
});
