import { Button } from "@crosscheck/ui/Button";
import {
  lazy,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from "react";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { CheckBar } from "./CheckBar.tsx";
import { writeIds } from "./id-list.ts";
import type { QuestionViewProps } from "./question-view.ts";
import { moveTo, readOrder } from "./sequence-order.ts";
import { SequenceRow, type RowPart, type RowRefs } from "./SequenceRow.tsx";
import { SequenceReveal } from "./SequenceReveal.tsx";
import { SequenceRows, type RowsProps } from "./SequenceRows.tsx";
import { partOf, useKeptFocus, type KeptFocus } from "./use-kept-focus.ts";

/** Without a network the other ways to move a row remain. */
const SequenceDrag = lazy<ComponentType<RowsProps>>(() =>
  import("./SequenceDrag.tsx").catch(() => ({ default: SequenceRows })),
);

/** All options in a right order; the answer text is the list of ids, first to last. */
export function SequenceQuestion(props: QuestionViewProps) {
  const { card, cardState, sentAnswer, draft, isOpen, isFree, onDraft, onAnswer } = props;
  const text = useText();
  const ids = card.options.map((option) => option.option_id);
  const order = readOrder(sentAnswer ?? draft ?? cardState.answer, ids);
  if (cardState.reveal !== null) return <SequenceReveal card={card} cardState={cardState} />;
  const take = (next: readonly string[]) => {
    if (isOpen) onDraft({ text: writeIds(next), answer: writeIds(next) });
  };
  return (
    <>
      <Arrange card={card} order={order} isOpen={isOpen} onOrder={take} />
      {isFree ? (
        <KeepOrder isShown={isOpen && cardState.status !== "answered"} onKeep={() => take(order)} />
      ) : (
        <CheckBar
          status={text("play-kinds.sequence.lead")}
          isReady={isOpen}
          isSending={sentAnswer !== null}
          onCheck={() => onAnswer(writeIds(order))}
        />
      )}
    </>
  );
}

/** In a free attempt each move counts; an order that is wanted as it is has to be given too. */
function KeepOrder({ isShown, onKeep }: { readonly isShown: boolean; readonly onKeep: () => void }) {
  const text = useText();
  return isShown ? (
    <Button variant="quiet" className="self-start" onClick={onKeep}>
      {text("play-kinds.sequence.keep")}
    </Button>
  ) : null;
}

type ArrangeProps = {
  readonly card: QuestionViewProps["card"];
  readonly order: readonly string[];
  readonly isOpen: boolean;
  readonly onOrder: (order: readonly string[]) => void;
};

/** The list with its three ways of moving: buttons, keys, and dragging once that is loaded. */
function Arrange({ card, order, isOpen, onOrder }: ArrangeProps) {
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const focus = useKeptFocus(list);
  const [lifted, setLifted] = useState<{ readonly id: string; readonly from: readonly string[] } | null>(
    null,
  );
  const [said, setSaid] = useState("");
  const textOf = (id: string) => card.options.find((option) => option.option_id === id)?.text ?? "";

  const say = (next: readonly string[], id: string) =>
    setSaid(
      text("play-kinds.sequence.moved", {
        entry: textOf(id),
        place: next.indexOf(id) + 1,
        count: next.length,
      }),
    );
  const move = (id: string, place: number, part: RowPart) => {
    const next = moveTo(order, id, place);
    if (next === order) return;
    focus.keep({ id, part });
    onOrder(next);
    say(next, id);
  };
  const handleKey = (id: string, event: KeyboardEvent) => {
    const place = order.indexOf(id);
    const part = partOf(event.target);
    const isLifted = lifted?.id === id;
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step !== 0 && (event.altKey || (part === "handle" && isLifted))) {
      event.preventDefault();
      move(id, place + step, part);
    } else if (part === "handle" && (event.key === " " || event.key === "Enter")) {
      event.preventDefault();
      setLifted(isLifted ? null : { id, from: order });
      setSaid(
        text(isLifted ? "play-kinds.sequence.dropped" : "play-kinds.sequence.lifted", { entry: textOf(id) }),
      );
    } else if (event.key === "Escape" && isLifted) {
      focus.keep({ id, part: "handle" });
      onOrder(lifted.from);
      setLifted(null);
      setSaid(text("play-kinds.sequence.put_back", { entry: textOf(id) }));
    }
  };
  const renderRow = (id: string, place: number, refs?: RowRefs) => (
    <SequenceRow
      key={id}
      id={id}
      text={textOf(id)}
      place={place}
      count={order.length}
      isOpen={isOpen}
      isLifted={lifted?.id === id}
      hintId={hintId}
      refs={refs}
      onMove={(to, part) => move(id, to, part)}
      onKey={(event) => handleKey(id, event)}
    />
  );
  const rows = {
    order,
    renderRow,
    onOrder: (next: readonly string[], id: string) => {
      onOrder(next);
      say(next, id);
    },
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus leaves a button inside */}
      <ol
        ref={list}
        className="grid gap-2.5"
        onBlur={(event) => {
          // A row is put down where it is when the focus leaves the list.
          if (!event.currentTarget.contains(event.relatedTarget)) setLifted(null);
        }}
      >
        {isOpen ? <DraggableRows {...rows} focus={focus} /> : <SequenceRows {...rows} />}
      </ol>
      <p id={hintId} lang={code} dir={direction} className="text-sm text-muted pointer-coarse:sr-only">
        {text("play-kinds.sequence.keys")}
      </p>
      <output className="sr-only">{said}</output>
    </>
  );
}

/** The rows, which can be dragged as soon as that is loaded; the focus stays where it is then. */
function DraggableRows({ focus, ...rows }: RowsProps & { readonly focus: KeptFocus }) {
  return (
    <Suspense
      fallback={
        <>
          <AtEnd run={focus.keepCurrent} />
          <SequenceRows {...rows} />
        </>
      }
    >
      <SequenceDrag {...rows} />
      <AtStart run={focus.giveBack} />
    </Suspense>
  );
}

/** Runs when what it stands beside has come. */
function AtStart({ run }: { readonly run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/** Runs before what follows it goes, while that is still in the page. */
function AtEnd({ run }: { readonly run: () => void }) {
  useLayoutEffect(() => run, [run]);
  return null;
}
