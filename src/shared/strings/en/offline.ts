/** Reading without a network. */
export const offline = {
  name: 'Read offline',
  read: 'Read {label} offline',
  offer:
    'Read {label} offline, {size}. This saves all {pages} in your browser, with the types in samples. They take {stored} there, and are kept up to date while you are online.',
  offerWithSearch:
    'Read {label} offline, {size}. This saves all {pages} in your browser, with search and the types in samples. They take {stored} there, and are kept up to date while you are online.',
  save: 'Save {label}',
  saving: 'Saving {label}',
  savingNow: 'Saving {label}.',
  savingPart: 'Saving {label}: {done} of {total}',
  savedPart: '{percent}% of {label} is saved.',
  stop: 'Stop',
  stopped: 'Stopped. Nothing new was saved.',
  saved: '{label} is saved in this browser: {pages}, {size}. Saved on {date} from build {build}.',
  savedToo: '{label} is also saved, {size}.',
  hasNewer: 'The site has a newer build.',
  update: 'Update {label}',
  remove: 'Remove {label}',
  isSaved: '{label} is saved.',
  isRemoved: '{label} is removed.',
  busy: 'Pages of this site are already being saved, here or in another tab. Try again when that is done.',
  noRoom:
    'This browser has no more room for this site. Free some space on this device, or remove another saved version, and try again. What was saved before is still there.',
  notAllowed:
    'This browser does not let the site save pages, usually because the window is private or storage is blocked.',
  notOffered:
    'This site does not offer its pages for reading offline. While you work on it, build and serve it: the dev server saves nothing.',
  notLoaded:
    'The pages could not be loaded: {reason} Check the connection and try again. What was saved before is still there.',
  noWorker: 'The worker could not be started.',
  noList: 'The site has no list of what can be saved.',
  notList: '{url} is not the list of versions.',
  versionGone: 'The site no longer has this version.',
  otherBuild: '{url} does not belong to this build of the site.',
  docsOf: 'Docs of {label}',
  notSaved: 'This page is not saved',
  noNetwork:
    'There is no network, or the site does not respond, and this page is not among the pages that you saved for reading offline.',
  noMarkdown: 'The Markdown versions of pages are not saved.',
  readPage: 'Read the page instead',
  savedHere: 'Saved in this browser:',
} as const;
