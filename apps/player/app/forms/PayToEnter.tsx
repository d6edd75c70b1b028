import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { lazyPart } from "../hooks/lazy-part.ts";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";
import { useRootState } from "../state/root-store.ts";

/** The question before coins are spent; loaded early where what follows has a clock. */
export const loadConfirmDialog = async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
});
const ConfirmDialog = lazyPart(loadConfirmDialog);

type PayToEnterProps = {
  /** What a place costs, in coins; at 0 nothing is asked. */
  readonly entry: number;
  readonly label: string;
  readonly title: string;
  readonly describe: (coins: { readonly coins: number; readonly rest: number }) => string;
  readonly busy: boolean;
  /** What went wrong with the last try. */
  readonly failure: MsgId | null;
  /** Before the question: what went wrong before is over. */
  readonly onAsk: () => void;
  readonly onEnter: () => void;
  /** More to know before it is paid. */
  readonly children?: ReactNode;
};

/** Enters something for coins, after a question; says what is missing where they do not suffice. */
export function PayToEnter(props: PayToEnterProps) {
  const { entry, label, title, describe, busy, failure, onAsk, onEnter, children } = props;
  const text = useText();
  const coins = useRootState((state) => state.session?.user.coins ?? 0);
  const [isAsking, setIsAsking] = useState(false);
  if (coins < entry) return <TooFewCoins missing={entry - coins} />;
  const problem = (
    <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
      {failure === null ? null : text(failure)}
    </p>
  );
  return (
    <>
      <Button
        variant="action"
        loading={busy}
        onClick={() => {
          onAsk();
          if (entry === 0) onEnter();
          else setIsAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking ? null : problem}
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={title}
            description={describe({ coins, rest: coins - entry })}
            confirmLabel={label}
            cancelLabel={text("shell.cancel")}
            busy={busy}
            onConfirm={onEnter}
            onClose={() => setIsAsking(false)}
          >
            {children}
            {problem}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}

function TooFewCoins({ missing }: { readonly missing: number }) {
  const text = useText();
  return (
    <>
      <p className="text-sm font-semibold">{text("refusals.not_enough_coins")}</p>
      <p className="mb-2 text-sm text-muted">{text("contests.enter.missing", { missing })}</p>
      <Link to="/" className={buttonClass("quiet")}>
        {text("contests.enter.earn")}
      </Link>
    </>
  );
}
