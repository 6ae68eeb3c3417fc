import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { AddressLink } from './address-link.tsx';
import styles from './filters.module.css';
import { ALL_VERSIONS, askedOf, type SearchParameters } from './search-parameters.ts';

/**
 * Filters for the version and the kinds of pages. They are links, because each choice has an
 * address.
 */
export function Filters(props: {
  manifest: SearchManifest;
  parameters: SearchParameters;
  /** The searched version; undefined for all. */
  version: SearchVersion | undefined;
  addressOf: (change: Partial<SearchParameters>) => string;
}) {
  const { manifest, parameters, version, addressOf } = props;
  const { versions } = manifest;
  const filters = manifest.filters.filter(({ kind }) => version?.kinds.includes(kind) ?? true);
  const asked = askedOf(parameters, manifest);
  return (
    <div className={styles.filters}>
      {versions.length > 1 && (
        <Choice
          label={STRINGS.search.version}
          choices={[
            ...versions.map(({ label }) => ({ label, value: label })),
            { label: STRINGS.search.allVersions, value: ALL_VERSIONS },
          ]}
          chosen={version?.label ?? ALL_VERSIONS}
          hrefOf={(value) => addressOf({ version: value })}
          currentHref={addressOf({})}
        />
      )}
      {filters.length > 1 && (
        <Choice
          label={STRINGS.search.kind}
          choices={[
            { label: STRINGS.search.all, value: '' },
            ...filters.map(({ kind, label }) => ({ label, value: kind })),
          ]}
          chosen={asked.filter?.kind ?? ''}
          hrefOf={(value) => addressOf({ kind: value, query: asked.query })}
          currentHref={addressOf({})}
        />
      )}
    </div>
  );
}

function Choice(props: {
  label: string;
  choices: { label: string; value: string }[];
  chosen: string;
  hrefOf: (value: string) => string;
  currentHref: string;
}) {
  const { label, choices, chosen, hrefOf, currentHref } = props;
  return (
    <nav aria-label={label}>
      <ul className={styles.choice}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <AddressLink
              search={choice.value === chosen ? currentHref : hrefOf(choice.value)}
              aria-current={choice.value === chosen ? 'true' : undefined}
            >
              {choice.label}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
