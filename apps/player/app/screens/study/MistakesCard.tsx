import { Card } from "@crosscheck/ui/Card";
import { buttonClass } from "@crosscheck/ui/button-class";
import { CircleCheck, RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { mistakesPath } from "../../study/study-paths.ts";

/** How many questions were last answered wrong, and the way to set that right. */
export function MistakesCard({ count }: { readonly count: number }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{text("statistics.mistakes.title")}</h2>
      {count === 0 ? (
        <p className="flex items-start gap-3 text-muted">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-correct" />
          {text("statistics.mistakes.none")}
        </p>
      ) : (
        <>
          <p className="grow text-muted">{text("statistics.mistakes.text", { count })}</p>
          <Link to={mistakesPath(null)} className={buttonClass("action")}>
            <RotateCcw aria-hidden="true" className="size-5 shrink-0" />
            {text("statistics.mistakes.play")}
            <span
              aria-hidden="true"
              className="rounded-full bg-on-action/15 px-2.5 py-0.5 text-sm tabular-nums"
            >
              {number(count)}
            </span>
          </Link>
        </>
      )}
    </Card>
  );
}
