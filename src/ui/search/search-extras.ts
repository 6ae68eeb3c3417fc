/** The optional parts of the dialog. They are loaded together with the index, because readers can type without them. */
export { markLanding } from './preview/mark-landing.ts';
export { openOffline } from './preview/open-offline.ts';
export { PreviewPane } from './preview/preview-pane.tsx';
export { MissingKinds } from './screens/missing-kinds.tsx';
export { startLists } from './start/start-lists.ts';
export { StartScreen } from './start/start-screen.tsx';
