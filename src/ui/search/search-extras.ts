/** The optional parts of the dialog. They are loaded together with the index, because readers can type without them. */

export { FilterChips } from './filters/filter-chips.tsx';
export { MissingKinds } from './missing/missing-kinds.tsx';
export { NoResults } from './no-results/no-results.tsx';
export { markLanding } from './preview/mark-landing.ts';
export { openOffline } from './preview/open-offline.ts';
export { PreviewPane } from './preview/preview-pane.tsx';
export { createSavedStore } from './saved/saved-store.ts';
export { startLists } from './start/start-lists.ts';
export { StartScreen } from './start/start-screen.tsx';
export { VersionSelect } from './version/version-select.tsx';
export { scrollOption } from './zoom/scroll-option.ts';
