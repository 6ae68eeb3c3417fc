import type { ReactNode } from 'react';
import styles from './controls.module.css';

/** All settings of a picture. Hidden without a script, because then nothing can be changed. */
export function Controls({ children }: { children: ReactNode }) {
  return (
    <div className={styles.controls} data-print="hide">
      {children}
    </div>
  );
}

/** A choice between a few named values. Read-only without `onChange`. */
export function Choice<Value extends string | number>(props: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange?: ((value: Value) => void) | undefined;
}) {
  const { label, value, options, onChange } = props;
  return (
    <label className={styles.control}>
      <span>{label}</span>
      <select
        value={value}
        disabled={!onChange}
        onChange={
          onChange &&
          ((event) => {
            const chosen = options.find((it) => String(it.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          })
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number in a range, with its value in words beside it. Read-only without `onChange`. */
export function NumberRange(props: {
  label: string;
  value: number;
  /** The value as displayed and announced. */
  shown: string;
  min: number;
  max: number;
  onChange?: ((value: number) => void) | undefined;
}) {
  const { label, value, shown, min, max, onChange } = props;
  return (
    <label className={styles.control}>
      <span>
        {label} <b>{shown}</b>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={shown}
        disabled={!onChange}
        onChange={onChange && ((event) => onChange(Number(event.target.value)))}
      />
    </label>
  );
}

/** An on/off setting. Read-only without `onChange`. */
export function Toggle(props: {
  label: string;
  checked: boolean;
  onChange?: ((checked: boolean) => void) | undefined;
}) {
  const { label, checked, onChange } = props;
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={checked}
        disabled={!onChange}
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
      <span>{label}</span>
    </label>
  );
}
