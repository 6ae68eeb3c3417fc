/** Closes the menu of something that was chosen, and focuses its button. */
export function closeMenu(chosen: Element): void {
  const menu = chosen.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
