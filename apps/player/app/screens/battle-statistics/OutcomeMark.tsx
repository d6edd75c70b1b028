import { CircleCheck, CircleDashed, Flag, X, type LucideIcon } from "lucide-react";
import type { Battle } from "./battles.ts";

const LOOKS: Readonly<Record<Battle["outcome"], { readonly Icon: LucideIcon; readonly look: string }>> = {
  win: { Icon: CircleCheck, look: "bg-correct-soft text-correct" },
  lose: { Icon: X, look: "bg-wrong-soft text-wrong" },
  defeat: { Icon: Flag, look: "bg-wrong-soft text-wrong" },
  draw: { Icon: CircleDashed, look: "bg-sunken text-muted" },
  abandoned: { Icon: CircleDashed, look: "bg-sunken text-muted" },
};

/** How a battle ended, as a sign beside its word. */
export function OutcomeMark({ outcome }: Pick<Battle, "outcome">) {
  const { Icon, look } = LOOKS[outcome];
  return (
    <span className={`grid size-11 shrink-0 place-items-center rounded-[14px] ${look}`}>
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
