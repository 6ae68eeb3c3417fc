import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { CodeProblem } from '#shared/playground/compiler.ts';

/** Replaces the problems that `problemCards` or `problemNotes` show. */
export const showProblems = StateEffect.define<readonly CodeProblem[]>();

/** Shows problems below their lines, so that no hovering is needed. */
export const problemCards = drawnBy((problems, text) =>
  problems.flatMap((problem) => {
    const line = text.lineAt(problem.start);
    const widget = new ProblemWidget(problem, 'cm-problem');
    return [
      wrongLine.range(line.from),
      Decoration.widget({ widget, block: true, side: 1 }).range(line.to),
    ];
  }),
);

/** Shows the first problem of each line behind it, where lines do not move while somebody is typing. */
export const problemNotes = drawnBy((problems, text) => {
  const notes = new Map<number, ProblemWidget>();
  for (const problem of problems) {
    const { to } = text.lineAt(problem.start);
    if (!notes.has(to)) notes.set(to, new ProblemWidget(problem, 'cm-note'));
  }
  return [...notes].map(([to, widget]) => Decoration.widget({ widget, side: 1 }).range(to));
});

const wrongLine = Decoration.line({ class: 'cm-wrong' });

function drawnBy(
  draw: (problems: readonly CodeProblem[], text: Text) => Parameters<typeof Decoration.set>[0],
): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(drawn, { changes, effects, state }) {
      const shown = effects.find((effect) => effect.is(showProblems));
      if (!shown) return drawn.map(changes);
      // Problems of an earlier text may be beyond its end.
      const fitting = shown.value.filter(({ start }) => start <= state.doc.length);
      return Decoration.set(draw(fitting, state.doc), true);
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

class ProblemWidget extends WidgetType {
  readonly problem: Pick<CodeProblem, 'message' | 'code'>;
  readonly className: 'cm-problem' | 'cm-note';

  constructor(problem: ProblemWidget['problem'], className: ProblemWidget['className']) {
    super();
    this.problem = problem;
    this.className = className;
  }

  override eq({ problem }: ProblemWidget): boolean {
    return problem.message === this.problem.message && problem.code === this.problem.code;
  }

  toDOM(): HTMLElement {
    const { message, code } = this.problem;
    const isNote = this.className === 'cm-note';
    const element = document.createElement(isNote ? 'span' : 'div');
    element.className = this.className;
    element.textContent = `${isNote ? message.split('\n')[0] : message} `;
    // The list of problems has it too, and is not read with the code.
    element.ariaHidden = isNote ? 'true' : null;
    const number = document.createElement('span');
    number.textContent = `ts(${code})`;
    element.append(number);
    return element;
  }
}
