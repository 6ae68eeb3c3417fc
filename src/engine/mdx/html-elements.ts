/** Plain elements that content may use besides Markdown and components. */
export const htmlElements: readonly string[] = (
  'a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt ' +
  'em figcaption figure hr i img ins kbd li mark ol p picture pre q s samp section small source span ' +
  'strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'
).split(' ');

/** Elements and components that are not allowed in a paragraph. */
export const blockElements: readonly string[] = (
  'Tabs Tab Cards Card Steps Step Partial Explorable Sponsors blockquote dd details div dl dt figure hr li ol p pre section ' +
  'summary table ul'
).split(' ');

/** Elements that authors often try, and their replacements. */
export const insteadOfElement: Readonly<Record<string, string>> = {
  h1: 'Write # Heading.',
  h2: 'Write ## Heading.',
  h3: 'Write ### Heading.',
  h4: 'Write #### Heading.',
  h5: 'Write ##### Heading.',
  h6: 'Write ###### Heading.',
  script: 'Content runs no scripts.',
  style: 'Content has no styles of its own: use a component.',
  iframe: 'Pages load nothing from other sites: link to it.',
};
