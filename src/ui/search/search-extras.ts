/** The optional parts of the dialog. They are loaded together with the index, because readers can type without them. */

export { MissingKinds } from './missing/missing-kinds.tsx';
export { markLanding } from './preview/mark-landing.ts';
export { openOffline } from './preview/open-offline.ts';
export { PreviewPane } from './preview/preview-pane.tsx';
export { startLists } from './start/start-lists.ts';
export { StartScreen } from './start/start-screen.tsx';
