import { X } from "lucide-react";
import { Link } from "react-router";
import { useText } from "../i18n/texts.tsx";

/** The way out of a battle; the guard asks first. */
export function LeaveBattleLink({ to }: { readonly to: string }) {
  const text = useText();
  return (
    <Link
      to={to}
      aria-label={text("battle.leave.label")}
      className="cc-key grid size-11 shrink-0 place-items-center bg-card text-ink hover:bg-primary-soft"
    >
      <X aria-hidden="true" className="size-5" />
    </Link>
  );
}
