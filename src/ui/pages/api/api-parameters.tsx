import type { ApiParameter } from '#shared/api.ts';
import colors from '../../code/token-colors.module.css';
import { Badge } from '../../mdx/badge.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { ApiInlineCode, ApiSignature } from './api-code.tsx';
import styles from './api-parts.module.css';
import { ApiText } from './api-text.tsx';
import { OptionTable } from './option-table.tsx';

/** Parameters or return values, each with its type and documentation. */
export function ApiParameters(props: {
  parameters: ApiParameter[];
  /** Text between a name and its code. */
  constraint?: string;
}) {
  const { parameters, constraint } = props;
  return (
    <div className={styles.parts}>
      {parameters.map((parameter) => {
        const { name, code, docs, isOptional, contents = [] } = parameter;
        const isShort = code?.lines === 1;
        return (
          <div key={name} className={styles.part}>
            {(name !== '' || isShort) && (
              <p className={styles.name}>
                {name !== '' && <code className={styles.term}>{name}</code>}
                {code && constraint && <span>{constraint}</span>}
                {isShort && <ApiInlineCode html={code.html} />}
                {isOptional && <Badge>{STRINGS.api.optional}</Badge>}
              </p>
            )}
            {code && !isShort && <ApiSignature code={code} label={name || STRINGS.api.returned} />}
            {parameter.default && (
              <p className={styles.default}>
                <Filled
                  template={STRINGS.api.byDefault}
                  parts={{ value: <ApiInlineCode html={parameter.default} /> }}
                />
              </p>
            )}
            <ApiText html={docs} colors={colors.tokens} />
            {contents.map((type) => (
              <OptionTable key={type.from} {...type} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
