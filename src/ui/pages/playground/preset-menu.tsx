import {
  PLAYGROUND_PATH,
  type PlaygroundPreset,
  type PlaygroundPresets,
} from '#shared/playground/playground.ts';
import { Dropdown } from '../../primitives/dropdown.tsx';
import { hasModifier } from '../../primitives/has-modifier.ts';
import { closeMenu } from './close-menu.ts';
import styles from './preset-menu.module.css';

/** The examples, each with a line about what it shows. A new tab opens one by its address. */
export function PresetMenu(props: {
  presets: PlaygroundPresets;
  /** Undefined if the code is not an example. */
  chosen: PlaygroundPreset | undefined;
  onChoose: (preset: PlaygroundPreset) => void;
}) {
  const { presets, chosen, onChoose } = props;
  const title = chosen?.title ?? STRINGS.playground.ownCode;
  return (
    <div className={styles.menu}>
      <Dropdown
        label={<span className={styles.title}>{title}</span>}
        name={`${STRINGS.playground.example}: ${title}`}
        edge="start"
        items={presets.map((preset) => ({
          label: preset.title,
          line: preset.line,
          href: `${PLAYGROUND_PATH}?preset=${preset.id}`,
          current: preset === chosen,
          onChoose(event) {
            if (hasModifier(event)) return;
            event.preventDefault();
            onChoose(preset);
            closeMenu(event.currentTarget);
          },
        }))}
      />
    </div>
  );
}
