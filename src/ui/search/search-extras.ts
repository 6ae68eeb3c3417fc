/**
 * What the dialog has besides its field and its results. It is loaded together with the index: readers can type without
 * it.
 */
export { markLanding } from './preview/mark-landing.ts';
export { openOffline } from './preview/open-offline.ts';
export { PreviewPane } from './preview/preview-pane.tsx';
export { startLists } from './start/start-lists.ts';
export { StartScreen } from './start/start-screen.tsx';
