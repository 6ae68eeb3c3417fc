import { Choice, Controls } from '../kit/controls.tsx';
import { Outcome } from '../kit/outcome.tsx';
import { StepBar } from '../kit/step-bar.tsx';
import { stepAt } from '../kit/steps.ts';
import type { Playback } from '../kit/use-playback.ts';
import { type TypesChange, typesChanges, typesPlaces } from './recording.ts';
import { TypesCode } from './types-code.tsx';
import { describePlace, summarizeTypes } from './types-facts.ts';
import { TypesLegend } from './types-legend.tsx';
import { TypesPanel } from './types-panel.tsx';
import { words } from './types-words.ts';

/**
 * A program and the types on their way through it. Without `onChange` and `playback`, it is a still for server
 * rendering.
 */
export function TypesView(props: {
  change: TypesChange;
  onChange?: (change: TypesChange) => void;
  playback?: Playback;
}) {
  const { change, onChange, playback } = props;
  const steps = typesPlaces.length;
  const now = playback?.now ?? steps;
  const step = stepAt(now, steps);
  const chosen = typesPlaces[step] ?? 'field';
  return (
    <>
      <Controls>
        <Choice
          label={words.change}
          value={change}
          options={typesChanges.map((value) => ({ value, label: words.changes[value] }))}
          onChange={onChange}
        />
      </Controls>
      <TypesCode
        change={change}
        chosen={chosen}
        onChoose={playback && ((place) => playback.seek(typesPlaces.indexOf(place)))}
      >
        <TypesPanel change={change} chosen={chosen} />
      </TypesCode>
      <StepBar steps={steps} now={now} text={describePlace(change, step)} playback={playback} />
      <TypesLegend />
      <Outcome
        summary={summarizeTypes(change)}
        details={typesPlaces.map((_, place) => describePlace(change, place))}
        fold={STRINGS.explorable.allSteps}
      />
    </>
  );
}
