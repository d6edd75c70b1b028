import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { ranOutWhileAway } from "./ran-out.ts";
import type { Attempt } from "../attempt/run-state.ts";

/** Says which questions ran out while the player was away. */
export function AwayNote({ attempt }: { readonly attempt: Attempt }) {
  const text = useText();
  const { number, list } = useFormats();
  const numbers = ranOutWhileAway(attempt);
  return numbers.length === 0 ? null : (
    <p
      role="status"
      className="mb-3 rounded-key border-2 border-action-edge bg-card px-4 py-2.5 text-sm font-medium"
    >
      {text("play.away", { count: numbers.length, numbers: list(numbers.map(number)) })}
    </p>
  );
}
