import type { BrandColor } from '../../brand/drawing.ts';
import { contrastOf, fitness } from './contrast-of.ts';
import styles from './swatch.module.css';

const grounds = [
  { name: 'white', hex: '#ffffff' },
  { name: 'ink', hex: '#16202b' },
];

/** A color: its values to copy, and its possible uses. `CodeActions` handles the buttons. */
export function Swatch({ name, hex, oklch, use }: BrandColor) {
  return (
    <li className={styles.swatch}>
      <svg viewBox="0 0 9 5" preserveAspectRatio="none" className={styles.color} aria-hidden="true">
        <rect width="9" height="5" fill={hex} />
      </svg>
      <h3>{name}</h3>
      <p>{use}</p>
      <div className={styles.values}>
        {[hex, `oklch(${oklch})`].map((value) => (
          <button
            key={value}
            type="button"
            data-code-action="copy"
            data-copy={value}
            aria-label={`Copy ${value}`}
          >
            {value}
          </button>
        ))}
      </div>
      <dl className={styles.contrast}>
        {grounds
          .filter((ground) => ground.hex !== hex)
          .map((ground) => {
            const ratio = contrastOf(hex, ground.hex);
            return (
              <div key={ground.name}>
                <dt>On {ground.name}</dt>
                <dd>
                  <b>{ratio.toFixed(1)}</b> {fitness(ratio)}
                </dd>
              </div>
            );
          })}
      </dl>
    </li>
  );
}
