import { useEffect, useId, useLayoutEffect, useReducer, useRef, type KeyboardEvent } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { decimalSignOf } from "../question-kinds/number-text.ts";
import { CALCULATOR_KEYS, type CalculatorKey, type KeyAct } from "./calculator-keys.ts";
import {
  CLEAR,
  numberAsTyped,
  resultText,
  stepCalculator,
  type CalculatorEvent,
  type CalculatorState,
} from "./calculator-state.ts";
import { tidyTyped } from "./expression-tokens.ts";
import { ToolPanel, type ToolProps } from "./ToolPanel.tsx";

/** A scientific calculator: one line to write in, one for the result. */
export function Calculator({ isShown, onClose }: ToolProps) {
  const text = useText();
  const id = useId();
  const decimal = decimalSignOf(useLanguage().locale);
  const [state, dispatch] = useReducer(stepCalculator, CLEAR);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isShown) field.current?.focus({ preventScroll: true });
  }, [isShown]);
  useLayoutEffect(() => {
    const input = field.current;
    input?.setSelectionRange(state.caret, state.caret);
    if (input !== null && state.caret === input.value.length) input.scrollLeft = input.scrollWidth;
  }, [state]);

  const act = (what: KeyAct) => {
    const from = field.current?.selectionStart ?? state.caret;
    dispatch(eventOf(what, state, { from, to: field.current?.selectionEnd ?? from }));
  };
  const handleKey = (event: KeyboardEvent) => {
    const what = event.ctrlKey || event.metaKey || event.altKey ? null : actOfKey(event, decimal);
    if (what === null) return;
    event.preventDefault();
    act(what);
  };
  return (
    <ToolPanel
      title={text("tools.calculator.name")}
      note={<Lamps state={state} hintId={`${id}-hint`} />}
      isShown={isShown}
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <div dir="ltr" className="cc-calculator">
        <div className="cc-calculator-screen">
          <input
            ref={field}
            id={id}
            aria-label={text("tools.calculator.expression")}
            aria-describedby={`${id}-hint`}
            aria-invalid={state.outcome?.ok === false}
            inputMode="none"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            value={state.text}
            onChange={({ target }) => {
              const caret = target.selectionStart ?? target.value.length;
              dispatch({ type: "typed", text: tidyTyped(target.value, decimal), caret });
            }}
          />
          <Outcome state={state} />
        </div>
        <div role="group" aria-label={text("tools.calculator.keys")} className="cc-calculator-keys">
          {CALCULATOR_KEYS.map((key) => (
            <KeyButton key={key.face} {...key} onPress={() => act(key.act)} />
          ))}
        </div>
      </div>
    </ToolPanel>
  );
}

function Outcome({ state: { outcome } }: { readonly state: CalculatorState }) {
  const text = useText();
  return (
    <output aria-live="polite" data-wrong={outcome?.ok === false || undefined}>
      {outcome === null ? null : outcome.ok ? (
        `= ${resultText(outcome.value)}`
      ) : (
        <span dir="auto">{text(`tools.calculator.problem.${outcome.problem}`)}</span>
      )}
    </output>
  );
}

/** What holds for the whole calculator: degrees, and what is in the memory. */
function Lamps({ state, hintId }: { readonly state: CalculatorState; readonly hintId: string }) {
  const text = useText();
  const memory = text("tools.calculator.memory", { value: resultText(state.memory) });
  return (
    <p className="cc-tool-note">
      <span id={hintId}>{text("tools.calculator.hint")}</span>
      {state.memory === 0 ? null : <span>{memory}</span>}
    </p>
  );
}

function KeyButton({
  face,
  label,
  look,
  columns,
  onPress,
}: CalculatorKey & { readonly onPress: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      data-look={look}
      aria-label={label === null ? undefined : text(label)}
      style={{ gridColumn: `span ${columns}` }}
      // The caret stays in the expression.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {face}
    </button>
  );
}

type Selection = { readonly from: number; readonly to: number };

function eventOf(act: KeyAct, { memory }: CalculatorState, selection: Selection): CalculatorEvent {
  if ("writes" in act) return { type: "pressed", insert: act.writes, ...selection };
  switch (act.does) {
    case "back":
      return { type: "erased", ...selection };
    case "clear":
      return { type: "cleared" };
    case "equals":
      return { type: "equals" };
    case "add":
      return { type: "memory_added", sign: 1 };
    case "subtract":
      return { type: "memory_added", sign: -1 };
    case "forget":
      return { type: "memory_cleared" };
    case "recall":
      return { type: "pressed", insert: numberAsTyped(memory), ...selection };
  }
}

/** What a key of the keyboard does that the field does not do by itself. */
function actOfKey({ key, target }: KeyboardEvent, decimal: "." | ","): KeyAct | null {
  const isInField = target instanceof HTMLInputElement;
  if (key === "=" || (key === "Enter" && isInField)) return { does: "equals" };
  if (key === "Delete" && !isInField) return { does: "clear" };
  if (isInField) return null;
  if (key === "Backspace") return { does: "back" };
  return key.length === 1 && key !== " " ? { writes: tidyTyped(key, decimal) } : null;
}
