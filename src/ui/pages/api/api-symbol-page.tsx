import type { ReactNode } from 'react';
import {
  type ApiSymbol,
  type SymbolExample,
  type SymbolSection,
  symbolSections,
} from '#shared/api.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import type { ApiSymbolPage } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import { plural } from '#shared/strings/fill.ts';
import { CodeBlock } from '../../code/code-block.tsx';
import colors from '../../code/token-colors.module.css';
import { typescriptHtml } from '../../code/typescript-html.ts';
import { FoldedContents, PageContents } from '../../frame/toc/page-contents.tsx';
import { Admonition } from '../../mdx/admonition.tsx';
import { Badge } from '../../mdx/badge.tsx';
import { Heading } from '../../mdx/heading.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { DocsFrame } from '../docs/docs-frame.tsx';
import codeStyles from './api-code.module.css';
import { ApiSignature } from './api-code.tsx';
import { ApiHeader } from './api-header.tsx';
import { ApiMembers } from './api-members.tsx';
import { ApiParameters } from './api-parameters.tsx';
import styles from './api-symbol-page.module.css';
import { ApiInline, ApiText } from './api-text.tsx';
import foldStyles from './folded-members.module.css';
import { FoldedMembers } from './folded-members.tsx';
import { linkedHtml } from './linked-html.ts';
import { SymbolHistory } from './symbol-history.tsx';
import { UnstableNote } from './unstable-note.tsx';

/** The documentation of one name: its declaration, parameters and members, and where it is used. */
export function ApiSymbolPageView({
  page,
  sidebar,
}: {
  page: ApiSymbolPage;
  sidebar: Sidebar | undefined;
}) {
  const { docs, path, symbol, toc, usedIn, example, history } = page;
  const { deprecated, inherited, internals } = symbol;
  return (
    <DocsFrame
      docs={docs}
      sidebar={sidebar}
      path={path}
      aside={toc.length > 0 && <PageContents toc={toc} />}
    >
      <article>
        <ApiHeader
          version={docs.version}
          title={symbol.name}
          isCode
          facts={<SymbolFacts symbol={symbol} />}
        />
        {deprecated !== undefined && (
          <Admonition kind="warning" title={STRINGS.api.deprecatedTitle}>
            {/* Some comments are a list, which ends a paragraph. */}
            <div>{deprecated === '' ? STRINGS.api.doNotUse : <ApiInline html={deprecated} />}</div>
          </Admonition>
        )}
        {symbol.isUnstable && <UnstableNote />}
        <ApiText html={symbol.docs} colors={colors.tokens} />
        <FoldedContents toc={toc} />
        <Declaration symbol={symbol} />
        {(symbol.examples.length > 0 || example) && (
          <Section name="examples">
            {symbol.examples.map((html) => (
              <ApiText key={html} html={html} colors={`${styles.example} ${colors.tokens}`} />
            ))}
            {example && <ExampleOfGuide {...example} />}
          </Section>
        )}
        {symbol.parameters.length > 0 && (
          <Section name="parameters">
            <ApiParameters parameters={symbol.parameters} />
          </Section>
        )}
        {symbol.returns && (
          <Section name="returns">
            <ApiParameters parameters={[symbol.returns]} />
          </Section>
        )}
        {symbol.typeParameters.length > 0 && (
          <Section name="typeParameters">
            <ApiParameters parameters={symbol.typeParameters} constraint="extends" />
          </Section>
        )}
        {symbol.members.length > 0 && (
          <Section name="members">
            <ApiMembers members={symbol.members} />
          </Section>
        )}
        {inherited.length > 0 && (
          <Section name="inherited">
            {inherited.map((type) => (
              <FoldedMembers key={type.from} {...type} />
            ))}
          </Section>
        )}
        {internals.length > 0 && (
          <Section name="internals">
            <details className={foldStyles.fold}>
              <summary>{internals.map(({ name }) => name).join(', ')}</summary>
              {internals.map(({ name, anchor, code }) => (
                <div key={anchor} id={anchor} className={styles.internal}>
                  <ApiSignature code={code} label={name} />
                </div>
              ))}
            </details>
          </Section>
        )}
        {history.length > 0 && (
          <Section name="history">
            <SymbolHistory history={history} />
          </Section>
        )}
        {usedIn.length > 0 && (
          <Section name="usedIn">
            <ul className={styles.links}>
              {usedIn.map(({ title, href }) => (
                <li key={href}>
                  <a href={withBaseUrl(href, import.meta.env.BASE_URL)}>{title}</a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <SeeAlso symbol={symbol} />
      </article>
    </DocsFrame>
  );
}

function SymbolFacts({ symbol }: { symbol: ApiSymbol }) {
  const { kind, entry, source, deprecated, isUnstable } = symbol;
  return (
    <>
      <Badge kind="info">{STRINGS.api.kinds[kind]}</Badge>
      {deprecated !== undefined && <Badge kind="warning">{STRINGS.api.deprecated}</Badge>}
      {isUnstable && <Badge kind="warning">{STRINGS.api.unstable}</Badge>}
      <code className={styles.entry}>{entry}</code>
      {source && (
        <a className={styles.source} href={source.href}>
          {STRINGS.api.source}
        </a>
      )}
    </>
  );
}

function Declaration({ symbol }: { symbol: ApiSymbol }) {
  const { name, code, fullCode } = symbol;
  return (
    <div className={codeStyles.declaration}>
      <CodeBlock html={linkedHtml(code.html)} language="" />
      {fullCode && (
        <details className={codeStyles.fold}>
          <summary>{plural(STRINGS.api.allLines, fullCode.lines, { name })}</summary>
          <CodeBlock html={linkedHtml(fullCode.html)} language="" />
        </details>
      )}
      <CodeBlock html={typescriptHtml(importOf(symbol))} language="" />
    </div>
  );
}

function ExampleOfGuide({ title, href, file, code }: SymbolExample) {
  return (
    <>
      <p className={styles.origin}>
        <Filled
          template={STRINGS.api.exampleOf}
          parts={{ guide: <a href={withBaseUrl(href, import.meta.env.BASE_URL)}>{title}</a> }}
        />
      </p>
      <CodeBlock title={file} language="" html={typescriptHtml(code)} />
    </>
  );
}

function SeeAlso({ symbol }: { symbol: ApiSymbol }) {
  const { see, aliases, alsoFrom } = symbol;
  if (see.length + aliases.length + alsoFrom.length === 0) return null;
  return (
    <Section name="see">
      <ul className={styles.links}>
        {see.map((html) => (
          <li key={html}>
            <ApiInline html={html} />
          </li>
        ))}
        {aliases.map(({ name, path }) => (
          <li key={path}>
            <Filled
              template={STRINGS.api.alias}
              parts={{ name: <a href={withBaseUrl(path, import.meta.env.BASE_URL)}>{name}</a> }}
            />
          </li>
        ))}
        {alsoFrom.map((entry) => (
          <li key={entry}>
            <Filled template={STRINGS.api.alsoFrom} parts={{ entry: <code>{entry}</code> }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ name, children }: { name: SymbolSection; children: ReactNode }) {
  const label = STRINGS.api.sections[name];
  return (
    <section>
      <Heading level={2} id={symbolSections[name]} label={label}>
        {label}
      </Heading>
      {children}
    </section>
  );
}

function importOf({ name, kind, entry }: ApiSymbol): string {
  const word = kind === 'type' || kind === 'interface' ? 'import type' : 'import';
  return `${word} { ${name} } from '${entry}';`;
}
