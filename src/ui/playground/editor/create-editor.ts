import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  selectedCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxTree } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type {
  CodeCompletions,
  CodeDescription,
  CodeEdit,
  CodeProblem,
} from '#shared/playground/compiler.ts';
import { describeName } from './describe-name.ts';
import { editorLook, pageLook } from './editor-theme.ts';
import { problemCards, problemNotes, showProblems } from './problem-widgets.ts';

/** Questions of an editor to the compiler about its file. */
export interface EditorHelp {
  describe(offset: number): Promise<CodeDescription | undefined>;
  complete(offset: number): Promise<CodeCompletions | undefined>;
  format(code: string): Promise<CodeEdit[]>;
}

/** A code editor, independent of CodeMirror's types. */
export interface Editor {
  /** Underlines problems. Those that no longer fit the text are left out. */
  setProblems(problems: readonly CodeProblem[]): void;
  /** Formats the code, unless it changes in the meantime. */
  format(): Promise<void>;
  /** Moves the cursor there, scrolls it into view and focuses the editor. */
  goTo(offset: number): void;
  /** Distance of a line's middle from the top of the window, in pixels; the line counts from 1. */
  lineTop(line: number): number;
  close(): void;
}

/**
 * An editor in a shadow tree, where its styles are constructed style sheets, which the security policy allows, instead
 * of `<style>` elements, which it does not.
 */
export function createEditor(options: {
  parent: HTMLElement;
  code: string;
  /** Accessible name. */
  label: string;
  isJsx: boolean;
  /** `tool`: line numbers, and problems behind their lines; `page`: larger text, and problems below their lines. */
  look: 'tool' | 'page';
  help: EditorHelp;
  onChange: (code: string) => void;
  onRun: (code: string) => void;
}): Editor {
  const { parent, code, label, isJsx, look, help, onChange, onRun } = options;
  const host = document.createElement('div');
  host.style.blockSize = '100%';
  parent.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const run = () => {
    onRun(view.state.doc.toString());
    return true;
  };
  const format = async () => {
    const { doc } = view.state;
    const edits = await help.format(doc.toString()).catch(() => []);
    if (view.state.doc !== doc) return;
    view.dispatch({
      changes: edits.map(({ start, length, text }) => ({
        from: start,
        to: start + length,
        insert: text,
      })),
      userEvent: 'format',
    });
  };
  const view = new EditorView({
    root,
    parent: root,
    doc: code,
    extensions: [
      // Before the keys of completions, which have the highest precedence, too.
      Prec.highest(keymap.of([{ key: 'Enter', run: leaveFinishedWord }])),
      keymap.of([
        { key: 'Mod-Enter', run },
        {
          // Where others save, which would open the browser's dialog.
          key: 'Mod-s',
          run() {
            void format();
            return true;
          },
        },
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      EditorState.tabSize.of(2),
      // Editable text is focusable anyway, but checkers expect the attribute.
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
      EditorView.domEventHandlers({ beforeinput: typeOverSelection }),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      // Not `javascript()`, which closes tags, and then closes them again when somebody types the rest.
      isJsx ? tsxLanguage : typescriptLanguage,
      autocompletion({ override: [(context) => complete(context, help)], icons: false }),
      hoverTooltip(async (_view, offset) => {
        const found = await help.describe(offset).catch(() => undefined);
        if (!found) return null;
        const { start, length } = found;
        return { pos: start, end: start + length, above: true, create: () => describeName(found) };
      }),
      highlightActiveLine(),
      look === 'tool'
        ? [lineNumbers(), highlightActiveLineGutter(), problemNotes]
        : [problemCards, pageLook],
      editorLook,
    ],
  });
  return {
    setProblems(problems) {
      const { length } = view.state.doc;
      const diagnostics = problems
        .filter((problem) => problem.start <= length)
        .map((problem) => ({
          from: problem.start,
          to: Math.min(problem.start + problem.length, length),
          severity: 'error' as const,
          message: `${problem.message} (TS${problem.code})`,
        }));
      view.dispatch(setDiagnostics(view.state, diagnostics), {
        effects: showProblems.of(problems),
      });
    },
    format,
    goTo(offset) {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    lineTop(line) {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      // Cards below the line are part of its block.
      return view.documentTop + view.lineBlockAt(from).top + view.defaultLineHeight / 2;
    },
    close() {
      view.destroy();
      host.remove();
    },
  };
}

/**
 * If the browser handled it, typing over highlighted code would create elements with inline styles, which violate the
 * security policy.
 */
function typeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { from, to, empty } = view.state.selection.main;
  const { data, inputType } = event;
  if (inputType !== 'insertText' || !data || empty || event.isComposing) return false;
  const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input' });
  const isHandled = view.state
    .facet(EditorView.inputHandler)
    .some((handler) => handler(view, from, to, data, insert));
  if (!isHandled) view.dispatch(insert());
  return true;
}

/** A word that is already complete needs no completion, so Enter starts a new line. */
function leaveFinishedWord(view: EditorView): boolean {
  const { label } = selectedCompletion(view.state) ?? {};
  const { head } = view.state.selection.main;
  const { from, text } = view.state.doc.lineAt(head);
  const [word] = /[\w$]+$/.exec(text.slice(0, head - from)) ?? [];
  if (word !== undefined && word === label) closeCompletion(view);
  return false;
}

/** TypeScript's order of globals and keywords. */
const GLOBALS = '15';

async function complete(
  context: CompletionContext,
  help: EditorHelp,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\w$]+/);
  const isAfterDot = context.matchBefore(/\.\s*[\w$]*/) !== null;
  if (!word && !isAfterDot && !context.explicit) return null;
  const found = await help.complete(context.pos).catch(() => undefined);
  if (!found || context.aborted) return null;
  // Who writes the name of a property hardly wants a class of the browser in its place.
  const { name: place } = syntaxTree(context.state).resolveInner(context.pos, -1);
  // Without the closing brace, an object may be read as a pattern.
  const isNewName = /^(?:Property(?:Definition|Name)|Object(?:Expression|Pattern))$/.test(place);
  const entries = found.entries.filter(({ sortText }) => !isNewName || sortText < GLOBALS);
  return {
    from: word?.from ?? context.pos,
    options: entries.map(({ name, kind, sortText }) => ({
      label: name,
      detail: kind,
      sortText,
    })),
    validFor: /^[\w$]*$/,
  };
}
