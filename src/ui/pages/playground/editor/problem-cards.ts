import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { CodeProblem } from '#shared/playground/compiler.ts';

/** Replaces the cards of an editor that has `problemCards`. */
export const showCards = StateEffect.define<readonly CodeProblem[]>();

/** Shows problems below their lines, so that no hovering is needed. */
export const problemCards = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(cards, { changes, effects, state }) {
    const shown = effects.find((effect) => effect.is(showCards));
    return shown ? drawCards(shown.value, state.doc) : cards.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const wrongLine = Decoration.line({ class: 'cm-wrong' });

function drawCards(problems: readonly CodeProblem[], text: Text): DecorationSet {
  const cards = problems
    .filter(({ start }) => start <= text.length)
    .flatMap((problem) => {
      const line = text.lineAt(problem.start);
      const widget = new ProblemCard(problem.message, problem.code);
      return [
        wrongLine.range(line.from),
        Decoration.widget({ widget, block: true, side: 1 }).range(line.to),
      ];
    });
  return Decoration.set(cards, true);
}

class ProblemCard extends WidgetType {
  constructor(
    readonly message: string,
    readonly code: number,
  ) {
    super();
  }

  override eq(other: ProblemCard): boolean {
    return other.message === this.message && other.code === this.code;
  }

  toDOM(): HTMLElement {
    const card = document.createElement('div');
    card.className = 'cm-problem';
    card.textContent = `${this.message} `;
    const code = document.createElement('span');
    code.textContent = `ts(${this.code})`;
    card.append(code);
    return card;
  }
}
